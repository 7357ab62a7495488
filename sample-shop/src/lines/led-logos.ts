import type { SampleLine } from './sample-line.ts';

const wall = ['30x24', '36x42', '60x36'];

export const ledLogos: SampleLine = {
  line: 'LED LOGO',
  category: 'LED Logos',
  kind: 'LED Logo',
  products: [
    {
      picture: 'himalaya-outdoor-logo',
      name: 'Himalaya Outdoor Company Logo',
      subCategory: 'Brand Logos',
      tags: 'mountain, outdoor, trekking, brand, led logo',
      short: 'Two peaks of solid light over dark letters.',
      description:
        'A face-lit mark and halo-lit letters: two techniques that belong together. We take vector files, photographs and, once, a drawing on a napkin from Manali. Proof on chat within a day.',
      from: 15999,
      sizes: wall,
      colours: ['Ice White', 'Warm White'],
      backboards: ['No Backboard', 'Cut to Shape'],
      flags: ['best'],
    },
    {
      picture: 'orbit-labs-logo',
      name: 'Orbit Labs Planet Logo',
      subCategory: 'Brand Logos',
      tags: 'startup, planet, space, brand, led logo',
      short: 'A planet in purple, its orbit in blue.',
      description:
        'For the wall behind the bean bags, where investors have their picture taken. The orbit passes before and behind the planet, which took us three prototypes. Colours to your brand book.',
      from: 17999,
      sizes: wall,
      colours: ['Purple', 'Orange'],
      backboards: ['No Backboard'],
      flags: ['new'],
    },
    {
      picture: 'codeghar-logo',
      name: 'Codeghar Brackets Logo',
      subCategory: 'Brand Logos',
      tags: 'software, coding, brackets, startup, led logo',
      short: 'A house between angle brackets. It compiles.',
      description:
        'Flat faces of opal acrylic, green and white, 30 mm deep. Seen from the road on the eleventh floor of a tech park. A smaller one for the reception desk comes at half the price.',
      from: 14999,
      sizes: wall,
      colours: ['Green', 'Purple'],
      backboards: ['No Backboard', 'Black Acrylic Box'],
    },
    {
      picture: 'neem-and-co-logo',
      name: 'Neem & Co Reception Logo',
      subCategory: 'Reception Logos',
      tags: 'reception, leaf, organic, wellness, led logo',
      short: 'A sprig of neem in a dark disc, for a reception wall.',
      description:
        'The disc keeps the light together, so it can hang in a bright lobby without fading. The leaf is lit through green glass-look acrylic, the words glow from behind.',
      from: 12999,
      sizes: wall,
      colours: ['Green', 'Warm White'],
      backboards: ['Cut to Shape'],
      flags: ['best'],
    },
    {
      picture: 'smile-dental-logo',
      name: 'Smile Dental Reception Logo',
      subCategory: 'Reception Logos',
      tags: 'dentist, dental clinic, tooth, reception, led logo',
      short: 'A tooth that smiles, in the kindest blue we have.',
      description:
        'Children point at it, which is more than half the battle. The tooth has light behind it, the smile is lit from the front. Sterile-room friendly: smooth faces, no ledges for dust.',
      from: 13499,
      sizes: wall,
      colours: ['Blue', 'Green'],
      backboards: ['No Backboard', 'Cut to Shape'],
    },
    {
      picture: 'pustak-publishing-logo',
      name: 'पुस्तक Publishing House Logo',
      subCategory: 'Reception Logos',
      tags: 'book, publisher, library, hindi, led logo',
      short: 'An open book and one word, with a reading lamp’s light.',
      description:
        'For a publisher’s lobby, a library or the study of someone who writes. The letters are halo-lit in 2700 kelvin, the colour of a good lamp at eleven at night. Bengali, Tamil and Gujarati are as welcome.',
      from: 11999,
      sizes: wall,
      colours: ['Warm White', 'Ice White'],
      backboards: ['No Backboard'],
      flags: ['draft'],
    },
  ],
};
