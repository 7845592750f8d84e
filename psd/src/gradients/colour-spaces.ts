type Values = readonly number[];

/** Values of sRGB as linear light, from 0 to 1 (IEC 61966-2-1). */
export const srgbToLinear = (values: Values): Values =>
  values.map((value) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));

/** Linear light as values of sRGB, from 0 to 1. */
export const linearToSrgb = (values: Values): Values =>
  values.map((value) => {
    const light = Math.min(1, Math.max(0, value));
    return light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  });

/** Values of sRGB in OKLab (Björn Ottosson, A perceptual color space for image processing, 2020). */
export const srgbToOklab = (values: Values): Values => {
  const cones = multiply(LINEAR_TO_CONES, srgbToLinear(values)).map(Math.cbrt);
  return multiply(CONES_TO_LAB, cones);
};

/** OKLab as values of sRGB; what sRGB does not have is cut off. */
export const oklabToSrgb = (lab: Values): Values => {
  const cones = multiply(LAB_TO_CONES, lab).map((value) => value ** 3);
  return linearToSrgb(multiply(CONES_TO_LINEAR, cones));
};

const multiply = (matrix: number[][], values: Values): Values =>
  matrix.map((row) => row.reduce((sum, factor, part) => sum + factor * values[part]!, 0));

const LINEAR_TO_CONES = [
  [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
  [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
  [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
];
const CONES_TO_LAB = [
  [0.210_454_255_3, 0.793_617_785, -0.004_072_046_8],
  [1.977_998_495_1, -2.428_592_205, 0.450_593_709_9],
  [0.025_904_037_1, 0.782_771_766_2, -0.808_675_766],
];
const LAB_TO_CONES = [
  [1, 0.396_337_777_4, 0.215_803_757_3],
  [1, -0.105_561_345_8, -0.063_854_172_8],
  [1, -0.089_484_177_5, -1.291_485_548],
];
const CONES_TO_LINEAR = [
  [4.076_741_662_1, -3.307_711_591_3, 0.230_969_929_2],
  [-1.268_438_004_6, 2.609_757_401_1, -0.341_319_396_5],
  [-0.004_196_086_3, -0.703_418_614_7, 1.707_614_701],
];
