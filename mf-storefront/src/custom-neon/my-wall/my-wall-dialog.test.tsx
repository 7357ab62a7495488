import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { Backboard } from '@lumora/shared-contract/designs';
import { drawingOf } from '../../designs/design-queries.ts';
import { savedChai } from '../../testing/sample-designs.ts';
import { MyWallDialog } from './my-wall-dialog.tsx';

const { getContext } = HTMLCanvasElement.prototype;
const { createImageBitmap, Path2D } = globalThis;
let painted: string[];

// jsdom neither decodes images nor draws
beforeEach(() => {
  painted = [];
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  Object.assign(globalThis, {
    createImageBitmap: async ({ type }: File) => {
      if (type !== 'image/jpeg') throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
      return { width: 800, height: 600, close: () => undefined };
    },
    Path2D: function Path2D() {},
  });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement) {
      return contextOf(this);
    },
  });
});

afterEach(() => {
  HTMLCanvasElement.prototype.getContext = getContext;
  Object.assign(globalThis, { createImageBitmap, Path2D });
});

/** Returns a context that lists the colours with which it fills and strokes. */
function contextOf(canvas: HTMLCanvasElement): object {
  const state: Record<string | symbol, unknown> = {
    canvas,
    fill: () => painted.push(String(state['fillStyle'])),
    stroke: () => painted.push(String(state['strokeStyle'])),
  };
  return new Proxy(state, { get: (_state, name) => state[name] ?? (() => undefined) });
}

function openDialog(backboard: Backboard) {
  const design = { ...savedChai.design, backboard };
  render(<MyWallDialog design={design} drawing={drawingOf(savedChai)} onClose={() => undefined} />, {
    wrapper: MemoryRouter,
  });
}

async function choosePhoto(name: string, type: string) {
  const input = screen.getByLabelText(/^Choose a(nother)? photo$/);
  await userEvent.upload(input, new File(['…'], name, { type }));
}

test.each([
  ['black', '#060609'],
  ['frame', '#3f404b'],
  ['cut', '#dfe6f5'],
] as const)('The picture on the wall has the %s backboard behind the tubes', async (backboard, colour) => {
  openDialog(backboard);

  await choosePhoto('wall.jpg', 'image/jpeg');

  await screen.findByRole('img', { name: '“Chai” on your wall' });
  expect(painted).toContain(colour);
  expect(painted.lastIndexOf(colour)).toBeLessThan(painted.indexOf('#38b6ff'));
});

test('The message about a photo that cannot be opened is between its button and the last photo', async () => {
  openDialog('clear');
  await choosePhoto('wall.jpg', 'image/jpeg');
  const wall = await screen.findByRole('img');

  await choosePhoto('wall.heic', 'image/heic');

  const message = await screen.findByText(/^We could not open this picture/);
  expect(message.compareDocumentPosition(wall)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
