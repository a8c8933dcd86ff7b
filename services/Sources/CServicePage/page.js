const form = document.forms[0], list = document.getElementById("places"), wheel = document.querySelector("iframe");
let waiting, asked = "";
form.place.addEventListener("input", () => {
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
    const name = form.place.value.trim();
    if (name.length < 2 || name === asked) return;
    asked = name;
    const reply = await fetch(`/v1/places?${new URLSearchParams({ name, language: document.documentElement.lang })}`);
    if (!reply.ok || asked !== name) return;
    const { places } = await reply.json();
    list.replaceChildren(...places.map(place => new Option(place.title)));
  }, 200);
});
wheel.addEventListener("load", () => {
  wheel.classList.toggle("notice", Boolean(wheel.contentDocument?.querySelector("[role=alert]")));
});
form.addEventListener("submit", event => {
  if (event.submitter?.formTarget !== "_blank") wheel.hidden = false;
});
