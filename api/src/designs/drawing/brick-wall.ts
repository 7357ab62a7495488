/** The repeating tile of the brick wall in the pictures of designs; all lengths in cm. */
export const brickWall: {
  width: number;
  height: number;
  ground: string;
  marks: { d: string; fill: string; opacity?: number }[];
} = {
  width: 50,
  height: 32,
  ground: '#4b403c',
  marks: [
    { d: 'M1 .6h23v6.8h-23zM38 8.6h12v6.8h-12zM0 8.6h11.5v6.8h-11.5zM26 16.6h23v6.8h-23z', fill: '#9a5a47' },
    { d: 'M26 .6h23v6.8h-23zM13 24.6h23.5v6.8h-23.5z', fill: '#8c4d3d' },
    { d: 'M13 8.6h23.5v6.8h-23.5zM1 16.6h23v6.8h-23zM38 24.6h12v6.8h-12zM0 24.6h11.5v6.8h-11.5z', fill: '#a5654f' },
    { d: 'M1 .6h23v.8h-23zM26 16.6h23v.8h-23zM13 8.6h23.5v.8h-23.5z', fill: '#fff', opacity: 0.09 },
  ],
};
