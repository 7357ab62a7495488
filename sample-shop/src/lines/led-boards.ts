import type { SampleLine } from './sample-line.ts';

const front = ['48x24', '36x42', '60x36'];
const box = ['Black Acrylic Box'];
/** as ribbon, header and banner of the sample say */
const half = 0.5;

export const ledBoards: SampleLine = {
  line: 'LED BOARD',
  category: 'LED Boards',
  kind: 'LED Board',
  products: [
    {
      picture: 'sharma-sweets-board',
      name: 'Sharma Sweets Shop Board',
      subCategory: 'Backlit Boards',
      tags: 'shop board, sweets, mithai, led board, signboard, signage',
      short: 'Lit letters in a lit frame, seen from the end of the bazaar.',
      description:
        'Acrylic letters 20 mm deep with LEDs inside, on a board in the red of your choice. The frame runs round in neon flex and is good for a hundred thousand hours. We measure, make and mount.',
      from: 7499,
      discount: half,
      sizes: front,
      colours: ['Warm White', 'Lemon'],
      backboards: box,
      flags: ['best'],
    },
    {
      picture: 'medico-24x7-board',
      name: 'Medico 24×7 Pharmacy Board',
      subCategory: 'Backlit Boards',
      tags: 'pharmacy, medical store, chemist, cross, led board, signboard',
      short: 'The green cross, white letters and your hours in red.',
      description:
        'A chemist’s board has to be found by someone in a hurry. The cross can pulse slowly, the hours switch off when you close. Aluminium frame, sealed to IP65 for the street.',
      from: 6499,
      discount: half,
      sizes: front,
      colours: ['Green', 'Blue'],
      backboards: box,
    },
    {
      picture: 'annapurna-stores-board',
      name: 'अन्नपूर्णा Provision Stores Board',
      subCategory: 'Backlit Boards',
      tags: 'kirana, provision store, hindi board, led board, signboard',
      short: 'A kirana board in Devanagari and English.',
      description:
        'Two scripts in one board, both cut from the same acrylic and lit alike. Municipal rules on the size of the regional script are known to us for most states. Delivered with a drawing for your electrician.',
      from: 6799,
      discount: half,
      sizes: front,
      colours: ['Lemon', 'Orange'],
      backboards: box,
    },
    {
      picture: 'maharaja-showroom-facade',
      name: 'Maharaja Showroom Façade Letters',
      subCategory: 'Backlit Boards',
      tags: 'showroom, facade, signboard, 3d letters, saree, jewellery',
      short: 'Single letters for a whole façade, up to five feet tall.',
      description:
        'Each letter is a lamp of its own: acrylic front, steel sides, light that falls back on the wall. Made for saree and jewellery showrooms that are seen from a flyover. Price includes the steel frame; scaffolding is quoted after a visit.',
      from: 16499,
      discount: half,
      sizes: front,
      colours: ['Warm White', 'Ice White'],
      backboards: ['No Backboard', 'Black Acrylic Box'],
      flags: ['best', 'new'],
    },
    {
      picture: 'bakers-dozen-roundel',
      name: 'Baker’s Dozen Round Sign',
      subCategory: 'Backlit Boards',
      tags: 'bakery, round sign, projecting sign, signboard, cafe',
      short: 'A roundel for the wall, or on a bracket over the pavement.',
      description:
        'Seen from both sides when it hangs on its bracket, which is why bakers on one-way streets order it. A warm rim, lit letters and a sprig of wheat in orange.',
      from: 4999,
      discount: half,
      sizes: ['20x20', '26x23', '36x42'],
      colours: ['Warm White', 'Ice White'],
      backboards: box,
      flags: ['new'],
    },
    {
      picture: 'sale-ticker-50',
      name: 'Sale Ticker – Scrolling LED Board',
      subCategory: 'Scrolling Boards',
      tags: 'scrolling board, ticker, sale, led display, moving message',
      short: 'Type a message on your phone, and it runs along the board.',
      description:
        'Two lines of 66 columns in red and lemon, set over Bluetooth from a phone. Hindi, English and ten more scripts are in the memory. Keeps its message through a power cut.',
      from: 3999,
      discount: half,
      sizes: ['30x24', '48x24', '60x36'],
      colours: ['Red', 'Green'],
      backboards: box,
      flags: ['best'],
    },
    {
      picture: 'token-display',
      name: 'Token Display for Clinics',
      subCategory: 'Scrolling Boards',
      tags: 'token display, clinic, queue, bank, led display',
      short: 'Now serving 42 in room 7, without anybody shouting.',
      description:
        'A quiet answer to the crowded waiting room. Comes with a wireless keypad for the doctor’s desk and a soft chime. Also for banks, passport offices and very good dosa places.',
      from: 4499,
      discount: half,
      sizes: ['26x23', '30x24', '36x42'],
      colours: ['Green', 'Red'],
      backboards: box,
      flags: ['draft'],
    },
  ],
};
