// "Take back": the button beside the question, or the reason why it cannot be.

const button = document.getElementById("undo");
const why = document.getElementById("undo-why");
const rule = document.getElementById("undo-rule");

// What the server says about the viewer's last choice.
export function showUndo(undo) {
  if (!button || !undo) return;
  button.setAttribute("aria-disabled", String(!undo.is_allowed));
  button.dataset.why = undo.why;
  button.dataset.clause = undo.rule ?? "";
  tell("", "");
}

function tell(text, clause) {
  why.textContent = text;
  rule.hidden = clause === "";
  if (clause) rule.dataset.rule = clause;
}

// Sends the wish, unless it is known to be vain; then the reason is told.
export function takeBack(send) {
  if (button.getAttribute("aria-disabled") === "true") tell(button.dataset.why, button.dataset.clause);
  else send();
}

// The server has refused after all.
export function tellRefusal(refused) {
  tell(refused.message, refused.rule ?? "");
}
