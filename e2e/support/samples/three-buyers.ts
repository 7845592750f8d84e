/** Words for an Arabic, a Thai and a Chinese buyer, with an emoji, and the faces that set what the first one has no letters for. */
export const THREE_BUYERS = {
  words: '生日快乐 مرحبا بكم שלום สุขสันต์วันเกิด José 🎂',
  faces: ['希伯来文黑体', '泰文黑体', '阿拉伯文 Naskh', 'Noto Color Emoji'],
} as const;
