import { describe, expect, it, test } from '@jest/globals';
import { html, jsonScript, rawHtml } from './html.ts';

describe('html', () => {
  it('escapes text in elements and attributes', () => {
    expect(String(html`<a title="${`"O'Neon"`}">${'<b> & co'}</a>`)).toBe(
      '<a title="&#34;O&#39;Neon&#34;">&#60;b&#62; &#38; co</a>',
    );
  });

  it('inserts nested templates and lists without escaping them again', () => {
    const items = ['a', '<'].map((text) => html`<li>${text}</li>`);

    expect(String(html`<ul>${items}</ul>${rawHtml('<br>')}`)).toBe('<ul><li>a</li><li>&#60;</li></ul><br>');
  });
});

test('jsonScript contains no tag that a value could close', () => {
  const script = String(jsonScript(html`type="application/json" id="${'state'}"`, { text: '</script><b>' }));

  expect(script).toBe('<script type="application/json" id="state">{"text":"\\u003c/script>\\u003cb>"}</script>');
});
