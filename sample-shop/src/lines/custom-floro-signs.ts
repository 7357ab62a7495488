import type { SampleLine } from './sample-line.ts';

const wall = ['48x24', '36x42', '60x36'];

export const customFloroSigns: SampleLine = {
  line: 'CUSTOM FLORO SIGN',
  category: 'Custom Floro',
  kind: 'Custom Floro Sign',
  products: [
    {
      picture: 'bloom-where-you-are',
      name: 'Bloom Where You Are Floro Wall',
      subCategory: 'Floral Walls',
      tags: 'floro, leaf wall, flowers, cafe, quote',
      short: 'A quote among flowers of light, leaf wall included.',
      description:
        'You get the whole thing: panels of evergreen leaves, the sign on top and the wires hidden behind. It clips to any wall in an afternoon and comes off again when the lease ends. The leaves need a feather duster twice a year.',
      from: 8999,
      sizes: wall,
      colours: ['Pink', 'Ice White'],
      backboards: ['Cut to Shape', 'Clear Acrylic Sheet'],
      flags: ['best'],
    },
    {
      picture: 'phoolon-ka-dil',
      name: 'Phoolon Ka Dil',
      subCategory: 'Floral Walls',
      tags: 'floro, heart, flowers, wedding, leaf wall',
      short: 'A heart with flowers growing up its side.',
      description:
        'One line in warm white, and then the flowers take over. A favourite for mehendi corners and for cafés that get engaged couples on Sundays. Choose the red heart for Valentine’s week; it returns to the wall after.',
      from: 9499,
      sizes: wall,
      colours: ['Warm White', 'Red'],
      backboards: ['Cut to Shape', 'Clear Acrylic Sheet'],
      flags: ['new'],
    },
    {
      picture: 'kamal-lotus-pond',
      name: 'Kamal Lotus Pond',
      subCategory: 'Floral Walls',
      tags: 'lotus, kamal, floro, pond, lobby',
      short: 'Three lotuses on two lines of water.',
      description:
        'A quiet piece for a lobby, a spa or the long wall of a corridor. The water can move slowly with the app dimmer, from left to right, as ponds never do.',
      from: 9999,
      sizes: wall,
      colours: ['Pink', 'Orange'],
      backboards: ['Cut to Shape', 'No Backboard'],
    },
    {
      picture: 'mogra-photo-ring',
      name: 'Mogra Photo Ring',
      subCategory: 'Photo Corners',
      tags: 'floro, photo booth, ring, mogra, wedding',
      short: 'A ring of petals five feet wide to stand in.',
      description:
        'Stand in the middle and you wear a garland of light. The words come off with two clips, so the ring works for weddings as well as for launches. Packed flat in four quarters.',
      from: 12999,
      sizes: ['36x42', '60x36'],
      colours: ['Ice White', 'Pink'],
      backboards: ['Cut to Shape', 'Clear Acrylic Sheet'],
      flags: ['best'],
    },
    {
      picture: 'selfie-adda',
      name: 'Selfie Adda Floro Corner',
      subCategory: 'Photo Corners',
      tags: 'selfie, photo corner, floro, cafe, mall',
      short: 'A camera, two words and a leaf wall: the corner everyone posts.',
      description:
        'Malls and college canteens get the black board, which survives a crowd. Put your handle on the lower line and every picture carries it. Ring light included, at no extra charge.',
      from: 10999,
      sizes: wall,
      colours: ['Pink', 'Blue'],
      backboards: ['Black Acrylic Box'],
    },
    {
      picture: 'hello-gorgeous',
      name: 'Hello Gorgeous Drape Backdrop',
      subCategory: 'Photo Corners',
      tags: 'hello gorgeous, backdrop, bridal shower, boutique',
      short: 'A compliment in pink, on a draped backdrop.',
      description:
        'Boutiques hang it opposite the trial room, for obvious reasons. The drape, the rod and a hundred fairy lights are in the box. Machine wash the cloth, not the neon.',
      from: 8499,
      sizes: wall,
      colours: ['Pink', 'Purple'],
      backboards: ['Cut to Shape', 'Clear Acrylic Sheet'],
      flags: ['best', 'new'],
    },
    {
      picture: 'oh-baby-floral-moon',
      name: 'Oh Baby Floral Moon',
      subCategory: 'Photo Corners',
      tags: 'baby shower, godh bharai, moon, flowers, backdrop',
      short: 'A moon wound with flowers for the godh bharai.',
      description:
        'The mother-to-be sits before the moon, and everybody else lines up beside it. After the day it becomes the lamp of the nursery. In lemon and orange, too, if you would rather not guess.',
      from: 7999,
      sizes: ['30x24', '48x24', '36x42'],
      colours: ['Warm White', 'Lemon'],
      backboards: ['No Backboard'],
    },
  ],
};
