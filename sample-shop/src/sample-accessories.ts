/** A product that is offered with every sign, in one variant. */
export interface SampleAccessory {
  /** names its drawn picture */
  picture: string;
  alt: string;
  name: string;
  subCategory: string;
  tags: string;
  short: string;
  description: string;
  sku: string;
  /** prices in rupees */
  cost: number;
  price: number;
  stock: number;
  attribute: { title: string; value: string };
}

/** Accessories that the sample offers with every sign, in the order of its insertion. */
export const sampleAccessories: SampleAccessory[] = [
  {
    picture: 'inline-dimmer',
    alt: 'Inline dimmer with a turning knob on its cable',
    name: 'Inline Dimmer',
    subCategory: 'Dimmers & Remotes',
    tags: 'dimmer, brightness, knob, cable',
    short: 'Turn the knob from candle to showroom.',
    description:
      'Sits in the cable, within reach of the hand. It remembers its position when the power comes back. For every sign of up to 72 W.',
    sku: 'LUM-ACC-INLINE-DIMMER',
    cost: 140,
    price: 450,
    stock: 140,
    attribute: { title: 'Dimmer', value: 'Inline Dimmer' },
  },
  {
    picture: 'remote-dimmer',
    alt: 'Small remote control with its receiver',
    name: 'Remote Dimmer',
    subCategory: 'Dimmers & Remotes',
    tags: 'dimmer, remote control, timer',
    short: 'On, off and ten levels of light from across the room.',
    description:
      'A remote control with a reach of ten metres, and a receiver for the cable. One remote can switch several signs. The battery is inside.',
    sku: 'LUM-ACC-REMOTE-DIMMER',
    cost: 290,
    price: 799,
    stock: 85,
    attribute: { title: 'Dimmer', value: 'Remote Dimmer' },
  },
  {
    picture: 'stand-offs',
    alt: 'Four steel stand-offs with their screws',
    name: 'Steel Stand-offs, Set of 4',
    subCategory: 'Mounting & Outdoor',
    tags: 'stand-offs, mounting, screws, wall',
    short: 'Brushed steel that holds the sign 25 mm off the wall.',
    description:
      'The distance gives the light its halo. Screws and plugs for brick and concrete are in the box. For drywall ask us for other plugs.',
    sku: 'LUM-ACC-STAND-OFFS',
    cost: 90,
    price: 349,
    stock: 210,
    attribute: { title: 'Mounting', value: 'Wall Screws' },
  },
  {
    picture: 'outdoor-box',
    alt: 'Grey weatherproof box with two cable glands',
    name: 'Outdoor Power Box',
    subCategory: 'Mounting & Outdoor',
    tags: 'outdoor, weatherproof, IP67, adapter, monsoon',
    short: 'Keeps the adapter dry through the monsoon.',
    description:
      'A sealed box with two cable glands, IP67, for the adapter of a sign on a balcony or a shopfront. It opens with four screws and is fixed to the wall with two.',
    sku: 'LUM-ACC-OUTDOOR-BOX',
    cost: 480,
    price: 1299,
    stock: 46,
    attribute: { title: 'Placement', value: 'Outdoor (IP67)' },
  },
];
