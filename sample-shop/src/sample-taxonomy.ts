import { neonColours } from '@lumora/shared-contract/styles';

/** Categories of a neon shop and, below each, its sub-categories, in the order they are shown. */
export const sampleCategories: Record<string, string[]> = {
  'Custom Neon': ['Festival & Diwali', 'Om & Ganesha', 'Kids Rooms'],
  'Wedding Neon': ['Couple Names', 'Mandap Backdrops', 'Better Together'],
  'Café & Bar': ['Café Menus', 'Bar Counters', 'Open Signs'],
  'Home & Studio': ['Bedroom Quotes', 'Gaming Rooms', 'Music Studio'],
  'Neon Logos': ['Salon & Spa', 'Gym & Fitness'],
  'LED Boards': ['Backlit Boards', 'Scrolling Boards'],
  'LED Name Plates': ['House Name Plates', 'Office Name Plates'],
  'LED Logos': ['Brand Logos', 'Reception Logos'],
  'Pre-Cut Neon': ['Butterflies & Hearts', 'Birthday & Party'],
  'Custom Floro': ['Floral Walls', 'Photo Corners'],
  Accessories: ['Dimmers & Remotes', 'Mounting & Outdoor'],
};

/** Attributes and their values. Sizes are inches, width × height. */
export const sampleAttributes: Record<string, string[]> = {
  Size: ['16x18', '20x20', '26x23', '30x24', '36x42', '48x24', '60x36'],
  Colour: neonColours.map(({ name }) => name),
  Backboard: ['Cut to Shape', 'Clear Acrylic Sheet', 'Black Acrylic Box', 'No Backboard'],
  Finish: ['Jacketed', 'Non-Jacketed', 'Mirror Gold Edge', 'Matte Black Edge'],
  Dimmer: ['No Dimmer', 'Inline Dimmer', 'Remote Dimmer', 'App-Controlled Dimmer'],
  Placement: ['Indoor', 'Outdoor (IP67)'],
  Mounting: ['Wall Screws', 'Hanging Chain', 'Table Stand'],
};
