/** The inks of the painted valley. Each comes in the two or three tones a site may be cut in. */
export interface Land {
  sky: string;
  /** Streaks in the sky. */
  sky2: string;
  sun: string;
  sunRays: string;
  far: string;
  far2: string;
  near: string;
  ground: string;
  plain: string;
  plainDark: string;
  plainLight: string;
  earth: string;
  earthDark: string;
  /** The foreground, which also colours the forest. */
  front: string;
  frontDark: string;
  frontLight: string;
  forestFloor: string;
  clay: string;
  clayLight: string;
  clayDark: string;
  stone: string;
  stoneLight: string;
  stoneDark: string;
  wood: string;
  woodLight: string;
  woodDark: string;
  river: string;
  riverDark: string;
  riverLight: string;
  /** Carved highlights on land, and the bone edge on top of each layer. */
  carve: string;
  edge: string;
  fire: string;
  game: string;
}

export const landByDay: Land = {
  sky: '#F1DDB4',
  sky2: '#E9C98C',
  sun: '#CF5F2C',
  sunRays: '#DE8F3A',
  far: '#C9B58A',
  far2: '#A9A57A',
  near: '#8C9650',
  ground: '#D9B36A',
  plain: '#D59A3C',
  plainDark: '#B87A26',
  plainLight: '#E6B65C',
  earth: '#EBD3A0',
  earthDark: '#C79A57',
  front: '#5A6B2F',
  frontDark: '#34432A',
  frontLight: '#98A055',
  forestFloor: '#7C8A42',
  clay: '#B75A33',
  clayLight: '#D98A5B',
  clayDark: '#7E3417',
  stone: '#857A6E',
  stoneLight: '#B9AE9F',
  stoneDark: '#544C46',
  wood: '#8A5630',
  woodLight: '#C58B54',
  woodDark: '#5A3419',
  river: '#2E6A8C',
  riverDark: '#1F4E6C',
  riverLight: '#BFD9DA',
  carve: '#FBF3E0',
  edge: '#FBF3E0',
  fire: '#F3B63A',
  game: '#2A2420',
};

export const landByNight: Land = {
  sky: '#1B2233',
  sky2: '#27314A',
  sun: '#F3E6C4',
  sunRays: '#8FB9C2',
  far: '#2F3A4E',
  far2: '#2A3A44',
  near: '#34462F',
  ground: '#5C4A30',
  plain: '#6E4E22',
  plainDark: '#4A3418',
  plainLight: '#9C7B45',
  earth: '#86663A',
  earthDark: '#5A4326',
  front: '#2C3A22',
  frontDark: '#18221A',
  frontLight: '#7E8A4C',
  forestFloor: '#2F3D26',
  clay: '#8A4227',
  clayLight: '#B5683F',
  clayDark: '#4E2214',
  stone: '#5C5862',
  stoneLight: '#8D8A92',
  stoneDark: '#302E38',
  wood: '#6E4526',
  woodLight: '#A87343',
  woodDark: '#3A2412',
  river: '#1E5273',
  riverDark: '#123650',
  riverLight: '#8FB9C2',
  carve: '#D9CDB0',
  edge: '#8E8A78',
  fire: '#FFB53A',
  game: '#15100E',
};
