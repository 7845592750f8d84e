import type { psdMockups as zh } from '../zh/psd-mockups.ts';

export const psdMockups: { readonly [Id in keyof typeof zh]: string } = {
  'own-templates.psd-part': '“{layer}”: {feature}',
  'own-templates.psd-effect': 'layer style “{name}”',
  'own-templates.psd-blend': 'blend mode “{name}”',
  'own-templates.psd-adjustment': 'adjustment layer “{name}”',
  'own-templates.psd-filter': 'smart filter “{name}”',
  'own-templates.psd-warp': 'warp “{name}”',
  'own-templates.psd-not-carried':
    'This PSD holds what cannot be reproduced exactly: {parts}. Rasterise, merge or remove these layers in Photoshop and upload it again, or mark the print area on a photograph',
  'own-templates.psd-colour-mode':
    'This PSD is no RGB document of 8 or 16 bits ({mode}). Convert it to RGB in Photoshop and upload it again',
  'own-templates.psd-profile':
    'This PSD has other colours than sRGB. In Photoshop choose Edit → Convert to Profile → sRGB and upload it again',
  'own-templates.psd-no-smart-object':
    'No smart object shows in this PSD, so nothing says where the print lies. Convert the layer of the print to a smart object and upload it again, or mark the print area on a photograph',
  'own-templates.psd-damaged':
    'The file of this PSD is incomplete or damaged ({detail}). Save it again in Photoshop and upload it',
  'own-templates.psd-too-large':
    'This PSD is too large ({detail}). Make the canvas smaller or merge layers, and upload it again',
  'own-templates.psd-memory':
    'Reading this PSD took more memory than allowed and was stopped. Make the canvas smaller or merge layers, and upload it again',
  'own-templates.psd-time':
    'Reading this PSD took longer than allowed and was stopped. Make the canvas smaller or merge layers, and upload it again',
  'own-templates.psd-crashed':
    'The process that read this PSD ended unexpectedly. Try again; if it happens again, ask an administrator',
  'own-templates.psd-went-wrong':
    'Something went wrong while this PSD was read. Try again; if it happens again, ask an administrator',
  'own-templates.psd-gone': 'The file of this PSD was not found; it may have been deleted. Upload it again',
  'own-templates.not-psd': 'This picture is no PSD; mark the print area on it',
  'own-templates.psd-not-read': 'This PSD is still being read; save a little later',
  'own-templates.psd-no-surface': 'This PSD has no such smart object; choose it again',
  'own-templates.psd-ratio':
    'The print has other proportions than the smart object and would be stretched. The smart object is {width} × {height} px: with a width of {widthMm} mm the height is {heightMm} mm',
};
