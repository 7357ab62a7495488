/** Words from which the names of generated products are composed: `Midnight Peacock Neon Sign for Terrace`. */
export const generatedWords = {
  moods: words(`
    Midnight Sunrise Monsoon Velvet Electric Golden Silver Royal Dreamy Cosmic
    Retro Vintage Modern Minimal Playful Gentle Bold Tropical Desert Coastal
    Jaipur Udaipur Mumbai Kolkata Chennai Bengaluru Goa Banaras Kashmir Malabar
    Saffron Indigo Crimson Emerald Copper Ivory Festive Classic Little Grand
  `),
  motifs: words(`
    Peacock Lotus Elephant Butterfly Sparrow Tiger Horse Flamingo Koel Dolphin
    Heart Arrow Infinity Crown Diamond Feather Lightning Rainbow Cloud Moon
    Sun Star Planet Rocket Comet Mountain Palm Cactus Rose Sunflower
    Jasmine Marigold Tulip Banyan Mandala Rangoli Diya Trishul Conch Flute
    Chai Coffee Cocktail Samosa Mango Pizza Burger Cupcake Kulfi Chilli
    Guitar Tabla Sitar Headphones Vinyl Microphone Controller Football Cricket Camera
  `),
  kinds: [
    'Neon Sign',
    'LED Board',
    'Name Plate',
    'Neon Logo',
    'Wall Light',
    'Photo Corner',
    'Backdrop',
    'Window Sign',
    'Floro Sign',
    'Quote Sign',
    'Light Box',
    'Night Lamp',
  ],
  places: words(`
    Terrace Bedroom Nursery Kitchen Balcony Studio Office Reception Bakery Salon
    Gym Boutique Library Clinic Lounge Restaurant Mandap Stage Garage Classroom
  `),
};

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
