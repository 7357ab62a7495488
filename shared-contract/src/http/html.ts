/** Escaped HTML or XML. Created by `html`, `rawHtml` and `jsonScript` only. */
export class Html {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

/** A value of a template: text is escaped, `Html` is inserted unchanged, and the items of an array are joined. */
type HtmlValue = string | number | Html | HtmlValue[];

/** Creates HTML from a template literal. Escapes every text value, so that it is safe as text and in a quoted attribute. */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(toMarkup)));
}

/** Marks `text` as HTML without escaping it. The caller guarantees that it is trusted. */
export function rawHtml(text: string): Html {
  return new Html(text);
}

/** Returns a script element that contains JSON, which no value can close. Browsers do not execute it. */
export function jsonScript(attributes: Html, value: unknown): Html {
  return html`<script ${attributes}>${rawHtml(JSON.stringify(value).replaceAll('<', '\\u003c'))}</script>`;
}

function toMarkup(value: HtmlValue): string {
  if (Array.isArray(value)) return value.map(toMarkup).join('');
  return value instanceof Html ? value.toString() : escapeText(String(value));
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
