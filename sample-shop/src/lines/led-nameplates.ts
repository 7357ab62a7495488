import type { SampleLine } from './sample-line.ts';

const door = ['16x18', '20x20', '26x23'];
const office = ['20x20', '30x24', '48x24'];

export const ledNameplates: SampleLine = {
  line: 'LED NAMEPLATE',
  category: 'LED Name Plates',
  kind: 'LED Name Plate',
  products: [
    {
      picture: 'the-kapoors-plate',
      name: 'The Kapoors – Black Name Plate',
      subCategory: 'House Name Plates',
      tags: 'name plate, flat, door, black acrylic, family name',
      short: 'Your name in lit letters on black, with the flat number below.',
      description:
        'The plate that makes the courier stop asking. Letters of opal acrylic, 8 mm proud, glow evenly from edge to edge; the black behind them hides every fingerprint. Hindi, English or both.',
      from: 2999,
      sizes: door,
      colours: ['Warm White', 'Orange'],
      backboards: ['Black Acrylic Box'],
      flags: ['best'],
    },
    {
      picture: 'shri-nivas-plate',
      name: 'श्री निवास – Ivory Name Plate',
      subCategory: 'House Name Plates',
      tags: 'name plate, hindi, shri nivas, ivory, lotus',
      short: 'Devanagari letters with light behind them, on ivory.',
      description:
        'For houses that have a name rather than a number. The letters stand off the plate by a finger, so the light falls round them like the afternoon sun. Weatherproof; wipe with a damp cloth before Diwali.',
      from: 3499,
      sizes: door,
      colours: ['Orange', 'Warm White'],
      backboards: ['Clear Acrylic Sheet', 'Black Acrylic Box'],
    },
    {
      picture: 'villa-27-plate',
      name: 'Villa 27 – Large Number Plate',
      subCategory: 'House Name Plates',
      tags: 'house number, villa, gate, large digits',
      short: 'Digits a foot tall for the gate, in light that guests can follow.',
      description:
        'Nobody drives past twice. The digits are sealed to IP67 and switch on at dusk by themselves. Add the name of the villa below, as here, or leave the number alone.',
      from: 3999,
      sizes: ['20x20', '26x23', '36x42'],
      colours: ['Warm White', 'Ice White'],
      backboards: ['No Backboard'],
      flags: ['new'],
    },
    {
      picture: 'sea-breeze-flat-plate',
      name: 'Fernandes, Sea Breeze – Wooden Plate',
      subCategory: 'House Name Plates',
      tags: 'name plate, wood, flat, coastal, family name',
      short: 'Lit letters on real teak, oiled by hand.',
      description:
        'Each board is cut from seasoned teak, so no two have the same grain. The letters are lit from within, the name of the building in a second colour. Salt air is fine, we are told by the whole of Bandra.',
      from: 3799,
      sizes: door,
      colours: ['Ice White', 'Warm White'],
      backboards: ['Cut to Shape'],
    },
    {
      picture: 'dr-iyer-clinic-plate',
      name: 'Clinic Name Plate – Dr. A. Iyer',
      subCategory: 'Office Name Plates',
      tags: 'doctor, clinic, name plate, hospital',
      short: 'White plate, dark letters, a calm blue light behind them.',
      description:
        'Readable by an anxious parent at three metres. Degrees and registration number go on the lower line; send us the card and we set it right. The plate opens for a change of hours.',
      from: 4499,
      sizes: office,
      colours: ['Blue', 'Green'],
      backboards: ['Clear Acrylic Sheet'],
    },
    {
      picture: 'rao-associates-plate',
      name: 'Rao & Associates – Office Letters',
      subCategory: 'Office Name Plates',
      tags: 'advocate, chartered accountant, office, letters, backlit',
      short: 'Dark letters, warm light behind them, no plate at all.',
      description:
        'For firms that would rather not shout. Letters of brushed steel in a dark bronze, set one by one with a paper template, so a careful carpenter can mount them. Also in brass.',
      from: 6999,
      sizes: office,
      colours: ['Warm White', 'Ice White'],
      backboards: ['No Backboard', 'Cut to Shape'],
      flags: ['best'],
    },
    {
      picture: 'conference-room-plate',
      name: 'Meeting Room Plate – Ganga',
      subCategory: 'Office Name Plates',
      tags: 'meeting room, conference, office, river names',
      short: 'Name your meeting rooms after rivers; we have made eleven so far.',
      description:
        'A set for the whole floor costs less than you think, and the colour can say if a room is taken. The small line takes the number of seats. Wired to your calendar on request.',
      from: 4999,
      sizes: office,
      colours: ['Ice White', 'Warm White'],
      backboards: ['No Backboard'],
      flags: ['draft'],
    },
  ],
};
