// A link from another browser carries the key behind "#": it becomes a cookie and leaves the address.

import { post } from "./api.js";

const FRAGMENT = "#key=";

export async function bringKey(table) {
  if (!location.hash.startsWith(FRAGMENT)) return;
  const key = decodeURIComponent(location.hash.slice(FRAGMENT.length));
  history.replaceState(null, "", location.pathname + location.search);
  await post(`/api/tables/${table}/key`, { key });
  location.reload();
}
