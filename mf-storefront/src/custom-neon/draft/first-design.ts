import type { Design } from '@lumora/shared-contract/designs';

/** The design with which the designer starts. */
export const firstDesign: Design = {
  lines: [{ text: 'Good vibes', font: 'tilt-neon', tube: 'pink' }],
  width_cm: 80,
  backboard: 'clear',
  dimmer: false,
  outdoor: false,
};
