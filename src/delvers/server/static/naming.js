// Naming a hero of one's own, behind the small button beside its name.

import { post } from "./api.js";

const dialog = document.getElementById("naming");
const form = dialog?.querySelector("form");
let opener = null;

function tell(text) {
  dialog.querySelector(".naming-trouble").textContent = text;
}

export function openNaming(button) {
  opener = button;
  form.elements.name.value = button.dataset.given;
  form.elements.name.placeholder = button.dataset.called;
  tell("");
  dialog.showModal();
  form.elements.name.select();
}

// A new name is sent; what is no name is said in the dialog, which stays open.
export function listen(address, query, excuse) {
  form?.addEventListener("submit", async (event) => {
    if (event.submitter?.value === "") return;
    event.preventDefault();
    const { id, dataset } = opener;
    const name = form.elements.name.value.trim();
    try {
      if (name !== dataset.given) await post(`${address}/heroes/${dataset.hero}/name?${query}`, { name });
      dialog.close();
      document.getElementById(id)?.focus({ preventScroll: true });
    } catch (problem) {
      tell(excuse(problem));
    }
  });
}
