import type { SampleLine } from './sample-line.ts';

const stage = ['48x24', '36x42', '60x36'];
const clear = ['Clear Acrylic Sheet'];

export const weddingNeonSigns: SampleLine = {
  line: 'CUSTOM NEON SIGN',
  category: 'Wedding Neon',
  kind: 'Wedding Neon Sign',
  products: [
    {
      picture: 'rohan-and-isha',
      name: 'Couple Names with Rings',
      subCategory: 'Couple Names',
      tags: 'couple names, wedding, शादी, reception, stage, rings',
      short: 'Your two names and two rings, for the stage first and the home after.',
      description:
        'Rohan & Isha let us show their names; yours take four days. The sign hangs before a leaf wall, a curtain or plain white cloth and photographs well on every phone. After the wedding it moves above your bed, which is why we send screws along with the hooks.',
      from: 6999,
      sizes: stage,
      colours: ['Warm White', 'Pink'],
      backboards: ['Clear Acrylic Sheet', 'No Backboard'],
      flags: ['best'],
    },
    {
      picture: 'arjun-weds-tara',
      name: 'Arjun weds Tara – Entrance Sign',
      subCategory: 'Couple Names',
      tags: 'weds, wedding entrance, welcome board, names',
      short: 'An oval of clear acrylic with both names, for the entrance.',
      description:
        'Guests know at once that they are at the right wedding. The oval stands on an easel or hangs from two chains, both are in the box. Names in any script you like, also in two scripts side by side.',
      from: 7499,
      sizes: stage,
      colours: ['Ice White', 'Warm White'],
      backboards: clear,
      flags: ['new'],
    },
    {
      picture: 'shubh-vivah',
      name: 'शुभ विवाह',
      subCategory: 'Mandap Backdrops',
      tags: 'shubh vivah, mandap, wedding, शादी, hindi neon, marigold',
      short: 'Shubh Vivah in Devanagari below a lotus, made for marigolds.',
      description:
        'For the mandap, where English letters never looked quite right. The lines are strong enough to be read from the last row and in every video. Weatherproof on request, since the best mandaps stand under the open sky.',
      from: 8999,
      sizes: stage,
      colours: ['Lemon', 'Warm White'],
      backboards: ['Cut to Shape', 'Clear Acrylic Sheet'],
      flags: ['best', 'new'],
    },
    {
      picture: 'forever-and-always',
      name: 'Forever & Always',
      subCategory: 'Better Together',
      tags: 'forever, always, infinity, anniversary, couple',
      short: 'Two words, one loop without an end.',
      description:
        'A favourite for silver anniversaries, and for those who have just begun. The infinity loop is a single piece of flex without a joint. We can add a date below it in small figures.',
      from: 4999,
      sizes: ['30x24', '48x24', '36x42'],
      colours: ['Warm White', 'Ice White'],
      backboards: ['Cut to Shape'],
    },
    {
      picture: 'it-was-always-you',
      name: 'It Was Always You',
      subCategory: 'Better Together',
      tags: 'quote, love, proposal, couple, backdrop',
      short: 'A black board, a handwritten line and one red heart.',
      description:
        'Ordered for proposals more often than for weddings, and we have yet to hear of a no. The black acrylic box hides every wire, so it can stand on a table, too. Delivery on a fixed day is possible; tell us on chat.',
      from: 5499,
      sizes: ['30x24', '48x24', '36x42'],
      colours: ['Pink', 'Warm White'],
      backboards: ['Black Acrylic Box'],
    },
    {
      picture: 'dil-mil-gaye',
      name: 'Dil Mil Gaye',
      subCategory: 'Better Together',
      tags: 'hearts, sangeet, engagement, roka, hindi',
      short: 'Two hearts that have met, for the roka and the sangeet.',
      description:
        'The hearts overlap and yet stay two colours, which takes some patience in the workshop. Bright enough for a hall with the lights on. Rent it for the evening or keep it for life.',
      from: 5999,
      sizes: ['48x24', '36x42', '60x36'],
      colours: ['Red', 'Purple'],
      backboards: ['Cut to Shape', 'No Backboard'],
    },
    {
      picture: 'mr-and-mrs',
      name: 'Mr & Mrs Wreath',
      subCategory: 'Mandap Backdrops',
      tags: 'mr and mrs, reception, wreath, backdrop',
      short: 'A wreath of twenty-four petals around the two of you.',
      description:
        'Hang it behind the reception sofa and the couple sits in the middle of a ring of light. Comes apart into two halves, so it fits into a hatchback. The words can be changed to your surname.',
      from: 9499,
      sizes: stage,
      colours: ['Pink', 'Ice White'],
      backboards: ['Cut to Shape'],
      flags: ['draft'],
    },
  ],
};
