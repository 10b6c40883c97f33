// Adds a field to a list of pages that hides what has not all of its words. Without it, the list is complete.
// It runs before the list is there, so that nothing moves; what it searches is read when somebody types.
const addSearch = ({ search, none }, place) => {
  const field = document.createElement("input");
  field.type = "search";
  field.placeholder = search;
  field.setAttribute("aria-label", search);
  const message = document.createElement("p");
  message.setAttribute("role", "status");
  place.after(field, message);
  field.addEventListener("input", () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const part of document.querySelectorAll("main section")) {
      let foundHere = 0;
      for (const item of part.querySelectorAll("li")) {
        const text = `${item.textContent} ${item.dataset.alias ?? ""}`.toLowerCase();
        item.hidden = !words.every((word) => text.includes(word));
        if (!item.hidden) foundHere += 1;
      }
      part.hidden = foundHere === 0;
      found += foundHere;
    }
    message.textContent = found === 0 ? none : "";
  });
};

addSearch(document.currentScript.dataset, document.currentScript);
