import type { SampleLine } from './sample-line.ts';

const sizes = ['16x18', '20x20', '26x23'];
const shape = ['Cut to Shape'];
const shapeOrClear = ['Cut to Shape', 'Clear Acrylic Sheet'];

export const preCutNeonSigns: SampleLine = {
  line: 'PRE-CUT NEON SIGNS',
  category: 'Pre-Cut Neon',
  kind: 'Pre-Cut Neon Sign',
  products: [
    {
      picture: 'dil-se-double-heart',
      name: 'Dil Se Double Heart',
      subCategory: 'Butterflies & Hearts',
      tags: 'heart, दिल, love, anniversary, valentine, gift',
      short: 'Two hearts, one inside the other. Ready to hang, ready to gift.',
      description:
        'A small heart kept safe inside a big one: the sign we pack most often in February, and all through the year for anniversaries. It is cut and tested already: plug it in, hang it on two nails and let it say the rest.',
      from: 899,
      sizes,
      colours: ['Red', 'Warm White', 'Pink'],
      backboards: shape,
      flags: ['best'],
    },
    {
      picture: 'titli-butterfly',
      name: 'Titli Butterfly',
      subCategory: 'Butterflies & Hearts',
      tags: 'butterfly, titli, girls room, gift',
      short: 'A butterfly with open wings and a small star beside it.',
      description:
        'Titli sits on a bedroom wall as if it had just flown in. The flex runs in one smooth line through all four wings, so there are no dark gaps. Choose blue for a calm night light or purple for a little drama.',
      from: 1499,
      sizes,
      colours: ['Blue', 'Purple', 'Pink'],
      backboards: shape,
      flags: ['best'],
    },
    {
      picture: 'angel-wings-selfie',
      name: 'Angel Wings Selfie Sign',
      subCategory: 'Butterflies & Hearts',
      tags: 'wings, angel, selfie, photo booth, cafe wall',
      short: 'A pair of wings to stand between. Your guests will do the marketing.',
      description:
        'Hang the wings at shoulder height, leave a step of space between them and watch the queue form. Cafés, salons and college fests order the large size; the small one looks lovely above a dressing table. The crown comes as a separate piece, so each guest can be crowned in turn.',
      from: 3299,
      sizes: ['26x23', '36x42', '60x36'],
      colours: ['Ice White', 'Pink'],
      backboards: shape,
      flags: ['best'],
    },
    {
      picture: 'raja-crown',
      name: 'Raja Crown',
      subCategory: 'Birthday & Party',
      tags: 'crown, king, queen, birthday, throne',
      short: 'A crown with three pearls for the king or queen of the day.',
      description:
        'Put it above the birthday chair, the barber’s mirror or the gaming throne. The crown is mounted on clear acrylic with four steel stand-offs, so it floats a finger’s breadth before the wall.',
      from: 1899,
      sizes,
      colours: ['Lemon', 'Purple'],
      backboards: ['Clear Acrylic Sheet'],
    },
    {
      picture: 'bijli-bolt',
      name: 'Bijli Bolt',
      subCategory: 'Birthday & Party',
      tags: 'lightning, bolt, gaming, gym, boys room',
      short: 'A double lightning bolt with real punch in a small size.',
      description:
        'Two bolts, one within the other, in two colours. It wakes up a gaming corner, a home gym or the counter of a mobile shop. Runs on 12 volts and stays cool to the touch, all night long.',
      from: 1199,
      sizes,
      colours: ['Lemon', 'Blue'],
      backboards: shapeOrClear,
      flags: ['new'],
    },
    {
      picture: 'happy-birthday',
      name: 'Happy Birthday – Use It Every Year',
      subCategory: 'Birthday & Party',
      tags: 'happy birthday, party, decoration, reusable, balloons',
      short: 'The one decoration you need not throw away next morning.',
      description:
        'Paper banners last an evening; this one lasts some fifteen years of birthdays. It comes on clear acrylic with a hanging chain, so it goes up on a curtain rod in two minutes. Event planners: ask us for the dimmer, photographers love it.',
      from: 3499,
      sizes: ['26x23', '30x24', '36x42'],
      colours: ['Pink', 'Purple'],
      backboards: ['Clear Acrylic Sheet'],
      flags: ['best', 'new'],
    },
    {
      picture: 'lets-party',
      name: 'Let’s Party!',
      subCategory: 'Birthday & Party',
      tags: 'party, sangeet, cocktail, terrace, bar',
      short: 'Handwriting, capitals and a cocktail. The sangeet may begin.',
      description:
        'One switch and the terrace turns into a club. We bend every piece in four colours and wire them to a single plug, so your decorator will thank you. Also on rent in most metros; ask us on chat.',
      from: 3999,
      sizes: ['26x23', '36x42'],
      colours: ['Pink', 'Lemon'],
      backboards: shapeOrClear,
    },
    {
      picture: 'gubbare-balloons',
      name: 'Gubbare: Three Balloons',
      subCategory: 'Birthday & Party',
      tags: 'balloons, kids, first birthday, nursery',
      short: 'Three balloons that never lose their air.',
      description:
        'Red, blue and orange, on strings that curl the way real ones do. Lovely for a first birthday and afterwards as a soft lamp in the nursery. Child-safe at 12 volts, no glass anywhere.',
      from: 1799,
      sizes,
      colours: ['Red', 'Pink'],
      backboards: shape,
    },
    {
      picture: 'cake-oclock',
      name: 'Cake O’Clock',
      subCategory: 'Birthday & Party',
      tags: 'cake, bakery, birthday, candles, wish',
      short: 'A cake with three candles: make a wish every time you switch it on.',
      description:
        'Made for the cake table, kept for the kitchen wall. Home bakers put it behind their counter, and it has a way of ending up in every customer’s story. The flames can be set to flicker with the remote dimmer.',
      from: 2199,
      sizes,
      colours: ['Pink', 'Blue'],
      backboards: shapeOrClear,
      flags: ['draft'],
    },
  ],
};
