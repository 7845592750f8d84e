import type { psdMockups as zh } from '../zh/psd-mockups.ts';

export const psdMockups: { readonly [Id in keyof typeof zh]: string } = {
  'own-templates.psd-part': '«{layer}»: {feature}',
  'own-templates.psd-effect': 'شێوازی چین «{name}»',
  'own-templates.psd-blend': 'دۆخی تێکەڵکردن «{name}»',
  'own-templates.psd-adjustment': 'چینی ڕێکخستن «{name}»',
  'own-templates.psd-filter': 'فلتەری زیرەک «{name}»',
  'own-templates.psd-warp': 'چەمانەوەی «{name}»',
  'own-templates.psd-not-carried':
    'لەم PSDەدا شتێک هەیە کە بە وردی دروست ناکرێتەوە: {parts}. ئەم چینانە لە Photoshop بکە بە پیکسڵ یان تێکەڵیان بکە یان بیانسڕەوە و دووبارە باری بکە، یان ناوچەی چاپ لەسەر وێنەیەک دیاری بکە',
  'own-templates.psd-colour-mode':
    'ئەم PSDە RGBی 8 یان 16 بیت نییە ({mode}). لە Photoshop بیکە بە RGB و دووبارە باری بکە',
  'own-templates.psd-profile':
    'ڕەنگەکانی ئەم PSDە sRGB نین. لە Photoshop بیگۆڕە بۆ پرۆفایلی sRGB و دووبارە باری بکە',
  'own-templates.psd-no-smart-object':
    'لەم PSDەدا هیچ تەنێکی زیرەک دیار نییە و شوێنی چاپ نازانرێت. چینی چاپەکە بکە بە تەنی زیرەک و دووبارە باری بکە، یان ناوچەی چاپ لەسەر وێنەیەک دیاری بکە',
  'own-templates.psd-damaged':
    'فایلی ئەم PSDە ناتەواوە یان تێکچووە ({detail}). لە Photoshop دووبارە پاشەکەوتی بکە و باری بکە',
  'own-templates.psd-too-large':
    'ئەم PSDە زۆر گەورەیە ({detail}). تابلۆکە بچووک بکەرەوە یان چینەکان تێکەڵ بکە و دووبارە باری بکە',
  'own-templates.psd-memory':
    'خوێندنەوەی ئەم PSDە بیرگەی زیاتر لە ڕێپێدراوی ویست و وەستێنرا. تابلۆکە بچووک بکەرەوە یان چینەکان تێکەڵ بکە و دووبارە باری بکە',
  'own-templates.psd-time':
    'خوێندنەوەی ئەم PSDە زیاتر لە کاتی ڕێپێدراوی خایاند و وەستێنرا. تابلۆکە بچووک بکەرەوە یان چینەکان تێکەڵ بکە و دووبارە باری بکە',
  'own-templates.psd-crashed':
    'پرۆسەی خوێندنەوەی ئەم PSDە لەناکاو کۆتایی هات. دووبارە هەوڵ بدە؛ ئەگەر دووبارە بووەوە لە بەڕێوەبەر بپرسە',
  'own-templates.psd-went-wrong':
    'لە خوێندنەوەی ئەم PSDەدا هەڵەیەک ڕوویدا. دووبارە هەوڵ بدە؛ ئەگەر دووبارە بووەوە لە بەڕێوەبەر بپرسە',
  'own-templates.psd-gone': 'فایلی ئەم PSDە نەدۆزرایەوە، ڕەنگە سڕابێتەوە. دووبارە باری بکە',
  'own-templates.not-psd': 'ئەم وێنەیە PSD نییە؛ ناوچەی چاپی لەسەر دیاری بکە',
  'own-templates.psd-not-read': 'ئەم PSDە هێشتا دەخوێنرێتەوە؛ کەمێکی تر پاشەکەوتی بکە',
  'own-templates.psd-no-surface': 'ئەم PSDە تەنێکی زیرەکی وەهای نییە؛ دووبارە هەڵبژێرە',
  'own-templates.psd-ratio':
    'ڕێژەی پانی و بەرزیی چاپەکە وەک تەنە زیرەکەکە نییە و نەخشەکە ڕادەکێشرێت. تەنە زیرەکەکە {width} × {height} pxە: بە پانیی {widthMm} mm بەرزی {heightMm} mmە',
};
