import type { SampleLine } from './sample-line.ts';

const wall = ['30x24', '36x42', '60x36'];

export const neonLogos: SampleLine = {
  line: 'NEON LOGO',
  category: 'Neon Logos',
  kind: 'Neon Logo Sign',
  products: [
    {
      picture: 'kesh-salon',
      name: 'Kesh Hair Studio Logo',
      subCategory: 'Salon & Spa',
      tags: 'salon, hair, scissors, parlour, logo',
      short: 'Scissors, script and small capitals: a salon logo that flatters.',
      description:
        'Pink light is kind to everyone in the mirror, which is half the work. Send us your own logo as a picture and we redraw it for tubes at no cost. Installed in most cities within ten days.',
      from: 6999,
      sizes: wall,
      colours: ['Pink', 'Purple'],
      backboards: ['Cut to Shape', 'Clear Acrylic Sheet'],
      flags: ['best'],
    },
    {
      picture: 'shanti-spa',
      name: 'Shanti Spa Lotus Logo',
      subCategory: 'Salon & Spa',
      tags: 'spa, lotus, ayurveda, wellness, logo',
      short: 'A lotus over a calm word, on a tall oval of acrylic.',
      description:
        'Made to be looked at lying down. The light is dimmed to a third at the factory, because a spa is no cinema. Moisture-proof, so the steam room may have one too.',
      from: 7499,
      sizes: wall,
      colours: ['Pink', 'Green'],
      backboards: ['Clear Acrylic Sheet'],
    },
    {
      picture: 'zen-yoga-room',
      name: 'Breathe Yoga Room Logo',
      subCategory: 'Salon & Spa',
      tags: 'yoga, breathe, lotus, sunrise, studio',
      short: 'The sun behind a lotus and one word of advice.',
      description:
        'For the front wall of a yoga room, where forty eyes rest in the last pose. The three colours fade one into the other with the app dimmer, at four seconds in and six seconds out.',
      from: 6499,
      sizes: wall,
      colours: ['Orange', 'Pink'],
      backboards: ['Cut to Shape'],
      flags: ['new'],
    },
    {
      picture: 'glow-bar',
      name: 'Glow Bar Lips Logo',
      subCategory: 'Salon & Spa',
      tags: 'beauty bar, lips, makeup, nail studio, logo',
      short: 'Red lips, striped letters and two sparks.',
      description:
        'A make-up studio wants to be seen from the escalator. The striped letters are five parallel tubes, bent by the steadiest hands we have. Also without the words, for a bedroom with a dressing table.',
      from: 7999,
      sizes: wall,
      colours: ['Red', 'Purple'],
      backboards: ['Cut to Shape', 'Black Acrylic Box'],
    },
    {
      picture: 'iron-akhada',
      name: 'Iron Akhada Gym Logo',
      subCategory: 'Gym & Fitness',
      tags: 'gym, dumbbell, fitness, akhada, logo',
      short: 'A dumbbell four feet wide, if the wall can lift it.',
      description:
        'Thick 12 mm flex in red and ice white, fixed to the wall with steel clips every hand’s breadth: it will not mind the bass. Big enough to be read from the treadmill at the back.',
      from: 8999,
      sizes: wall,
      colours: ['Red', 'Lemon'],
      backboards: ['Cut to Shape', 'No Backboard'],
      flags: ['best'],
    },
    {
      picture: 'happy-paws',
      name: 'Happy Paws Pet Shop Logo',
      subCategory: 'Gym & Fitness',
      tags: 'pet shop, paw, dog, vet, logo',
      short: 'A paw the size of a Great Dane’s bed.',
      description:
        'For groomers, vets and the shop that sells the good biscuits. Five pads of light and a round, friendly hand. Low voltage throughout, since the customers chew.',
      from: 5999,
      sizes: wall,
      colours: ['Orange', 'Green'],
      backboards: ['Cut to Shape'],
    },
    {
      picture: 'frame-and-focus',
      name: 'Frame & Focus Studio Logo',
      subCategory: 'Gym & Fitness',
      tags: 'photographer, camera, studio, logo',
      short: 'A camera with a lens that glows blue.',
      description:
        'For the photographer’s studio wall, and as a light in the picture itself. Colour temperature of the white is matched from piece to piece, so your white balance holds.',
      from: 6799,
      sizes: wall,
      colours: ['Warm White', 'Pink'],
      backboards: ['Clear Acrylic Sheet'],
      flags: ['draft'],
    },
  ],
};
