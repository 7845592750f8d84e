/** The colours of the product; `tokens.css` holds the same values for our own style sheets (a test compares them). */
export interface Palette {
  paper: string;
  card: string;
  stage: string;
  hairline: string;
  ink: string;
  muted: string;
  accent: string;
  /** Accent as a surface under text, and as text: a shade darker where AA asks for it. */
  accentFill: string;
  onAccent: string;
  accentText: string;
  success: string;
  warning: string;
  error: string;
  info: string;
}

export const LIGHT: Palette = {
  paper: '#FAF8F5',
  card: '#FFFFFF',
  stage: '#EFECE7',
  hairline: '#E6E1DA',
  ink: '#211E1A',
  muted: '#6F675D',
  accent: '#D9442B',
  accentFill: '#D03F28',
  onAccent: '#FFFFFF',
  accentText: '#C63B25',
  success: '#2E7D5B',
  warning: '#B7791F',
  error: '#B42318',
  info: '#2F5D8A',
};

export const DARK: Palette = {
  paper: '#161513',
  card: '#1F1D1B',
  stage: '#0F0E0D',
  hairline: '#34302C',
  ink: '#F2EEE8',
  muted: '#A69C90',
  accent: '#F0654B',
  accentFill: '#F0654B',
  onAccent: '#161513',
  accentText: '#F0654B',
  success: '#5DB58C',
  warning: '#D9A441',
  error: '#F08A7E',
  info: '#7FB0DE',
};
