import type { images as zh } from '../zh/images.ts';

export const images: { readonly [Id in keyof typeof zh]: string } = {
  'tiff.lossless-jpeg': 'lossless JPEG compression',
  'jpeg.hierarchical': 'hierarchical coding',
  'jpeg.jpeg-ls': 'JPEG-LS compression',
  'image-tools.cut-out': 'cut out',
  'image-tools.enlarge': 'enlarged',
  'image-tools.erase': 'erased',
  'image-tools.extend-edge': 'extended',
  'image-tools.one-colour': 'one colour',
  'image-tools.reduce-colours': 'fewer colours',
  'image-tools.remove-white': 'white removed',
  'image-tools.seamless': 'seamless',
  'image-tools.straighten': 'straightened',
  'image-tools.swap-colours': 'colours swapped',
  'image-tools.take-print': 'print',
  'image-tools.trim': 'trimmed',
  'image-tools.vectorise': 'vectors',
  'svg.element': '<{name}>',
  'svg.handler': 'event scripts',
  'svg.script': 'script links',
  'svg.link': 'links to other files',
  'svg.picture': 'an embedded picture that is no PNG, JPEG, GIF or WebP',
  'svg.nested': 'an embedded SVG',
  'svg.stylesheet': 'outside style sheets',
  'svg.entity': 'outside or nested entities',
  'svg.encoding': 'the encoding {name}',
  'uploads.infected':
    'The file holds malware ({threat}) and was not accepted; check your computer with a virus scanner',
  'uploads.not-scanned':
    'The file could not be checked for viruses and was not accepted; try again later, or ask the operator',
  'images.upload-not-found': 'The uploaded file was not found; upload it again',
  'images.empty-file': 'The file is empty; export it again',
  'images.file-too-large':
    'The file is larger than {most} MB; make it smaller. Only PSD and PSB files may be larger',
  'images.unsupported-format':
    'Not a supported picture; use PNG, JPEG, WebP, TIFF, PSD, AVIF, GIF, BMP, SVG, PDF or AI',
  'images.convert-first': '{format} is not supported; export it as PNG or JPEG',
  'images.avif-animation':
    'This is an AVIF animation without a still picture; export one of its frames as PNG or JPEG',
  'images.bmp-kind':
    'This kind of BMP is not supported; save it as a BMP of 24 bits without compression, or export a PNG',
  'images.jpeg-kind':
    'This kind of JPEG ({kind}) is not supported; save it as an ordinary 8-bit JPEG, or export a PNG',
  'images.tiff-kind':
    'This kind of TIFF ({kind}) is not supported; save it with 8 or 16 bits and LZW compression, or export a PNG',
  'images.heic':
    'HEIC is not supported; make it a JPEG: on an iPhone choose Settings › Camera › Formats › Most Compatible and take it again, on a Mac export it in Preview, on Windows save it in Photos',
  'images.postscript':
    'EPS and PostScript, old AI files among them, are not supported; export a PDF or an SVG',
  'images.psd-not-readable':
    'This PSD holds no usable merged picture. Convert it to 8-bit RGB or CMYK and save with “Maximize Compatibility”, or export a PNG',
  'images.hdr': 'This is an HDR picture, whose light no print can show; export it as an sRGB PNG or JPEG',
  'images.wrong-extension':
    'The extension is .{extension} but the content is {format}; correct it or export again',
  'images.corrupt': 'The picture is damaged or cut off; export it again',
  'images.alpha-denied':
    'Its pixels are see-through although the file’s header says that nothing is, so that programs show it differently; export it again',
  'images.too-small': 'The picture is {width}×{height} px; both sides need at least 16 px',
  'images.too-large': 'The picture is {width}×{height} px; at most 30,000 px a side and 250 megapixels',
  'images.too-large-for-encoding':
    '{pixels} megapixels in this encoding (interlaced, progressive, rotated or AVIF); at most {maxPixels}. Save it as a plain PNG or baseline JPEG',
  'images.unsafe-svg':
    'The SVG holds what is not allowed ({what}); remove scripts, external links and embedded pages',
  'images.svg-too-complex':
    'The SVG is too complex (too many shapes, references or filters); simplify it or export a PNG',
  'images.svg-too-large': 'The SVG is over 10 MB; simplify it or export a PNG',
  'images.drawing-memory':
    'Drawing this file takes more memory than is allowed (filters, masks or gradients are too large or too many); simplify it or export a PNG',
  'images.drawing-crashed':
    'The drawing program ended unexpectedly on this file: something in it is beyond it. Rasterise filters, masks and transparency, or export a PNG',
  'images.too-complex': 'The picture takes too long to decode; simplify it',
  'images.storage-full': 'The server has no space left; ask the administrator',
  'images.too-large-to-edit':
    'The picture is {width}×{height} px; the tools take at most 64 megapixels. Upload a smaller copy',
  'images.tool-too-slow':
    'The tools took too long on this picture and were stopped; use a smaller copy or fewer steps',
  'images.tool-too-much-memory':
    'The tools needed too much memory for this picture and were stopped; use a smaller copy',
  'images.tool-failed':
    'The tools stopped unexpectedly, several tries over; run them again, and if it happens again ask the administrator',
  'images.source-gone': 'The picture has been deleted for good',
  'images.recipe-exists': 'There is a recipe named “{name}” already; use another name',
  'images.recipe-too-many': 'At most {most} recipes are kept; delete one first',
  'images.recipe-no-steps': 'A new recipe needs at least one step',
  'images.work-empty': 'There are no pictures in this category; choose another one',
  'images.work-too-many':
    'This category has {count} pictures; at most {most} go through in one run. Select some of them',
  'images.work-key-used':
    'This idempotency_key belongs to a run with other pictures or steps; use another one',
  'images.no-even-ground':
    'The background is neither plain nor a gradient, so it cannot be found automatically; paint what stays and what goes',
  'images.nothing-kept': 'By these strokes nothing of the picture would be left; paint more of what stays',
  'images.nothing-to-fill-with':
    'Too much is painted over: there is nothing around it to fill it with; paint less, or erase a part of it',
  'images.print-folded':
    'The marked corners or curves cross each other; put them at the top left, top right, bottom left and bottom right of the print',
  'images.print-tiny': 'The marked area is too small; drag the corners to those of the print',
  'images.print-outside': 'The marked area lies outside the photo; drag the corners onto the print',
  'images.print-not-white':
    'The place marked as white is too dark or coloured; move it to where the photo is white in truth',
  'images.print-sides':
    'Width to height could only be estimated (about {ratio}); enter the size of the print if you know it',
  'images.print-light':
    'Light on the photo and tones of the artwork cannot be told apart here; compare the colours with the photo',
  'images.enlarged-compressed':
    'Compression has frayed the edges of this picture, so enlarging makes it little sharper; use the uncompressed original if there is one',
  'images.seam-may-show':
    'The lines of the picture do not meet at the border of this tile, so a seam may show; look at the repeated picture',
  'images.enlarged-as-photo': 'This picture has hardly any even colours, so it was enlarged as a photo is',
  'images.places-for-many':
    'The marks of “{tool}” belong to one picture and cannot be used for several or in a recipe; work on that picture alone',
  'images.places-first': 'The marks of “{tool}” are made on the original, so this step has to be the first',
  'images.nothing-inked': 'With these settings nothing would be printed; invert the picture or use dots',
  'images.nothing-left': 'With this tolerance nothing of the picture would be left; lower it',
  'images.type-not-found': 'No such category; it may have been deleted',
  'images.traced-large':
    'The drawing takes {kilobytes} KB, more than the 500 KB a drawing should have; use fewer colours or a simpler picture',
  'images.traced-uncovered':
    'Soft or tiny parts are not drawn (about {percent} %): curves have solid colours only',
  'images.traced-steps':
    'Gradients became steps: about {percent} % of the edges between colours are not in the picture. Keep the picture where its gradients matter',
  'images.traced-roughly':
    'These {colours} colours do not show the picture as it is: the mean difference is ΔE {difference}, where at most 2 looks the same. Keep photographs as they are',
  'images.type-exists': 'There is a category named “{name}” already',
  'images.pdf-password': 'This PDF opens with a password only; export it again without one',
  'images.pdf-encrypted': 'This PDF is encrypted in a way that is not supported; save it without encryption',
  'images.pdf-xfa': 'This is a dynamic XFA form without pages to print; print it to a plain PDF in Acrobat',
  'images.pdf-damaged': 'The PDF is damaged or cut off and cannot be opened; export it again',
  'images.pdf-no-pages': 'This PDF has no pages; export it again',
  'images.pdf-too-many-pages':
    'This PDF has {pages} pages, at most {limit} are taken; export the pages you need',
  'images.pdf-bad-page': 'The page of this PDF is damaged and cannot be drawn; export it again',
  'images.pdf-blank':
    'This page of the PDF is blank. Annotations and form fields are not drawn: flatten them and export again',
  'images.pdf-fonts-missing':
    'Nothing of this page can be drawn: its text has fonts that are not embedded. Convert the text to outlines, or embed the fonts, and export it again',
  'images.ai-without-pdf':
    'This AI file was saved without PDF content; save it in Illustrator with “Create PDF Compatible File”',
  'images.pdf-too-complex': 'The page of the PDF is too complex to draw; simplify it or export a PNG',
  'image-notes.damaged':
    'Part of the file is damaged or missing, and parts of the picture may be too. Check it and better upload it again; if it looks right you can use it',
  'image-notes.cmyk': 'CMYK original, converted to sRGB; colours may shift a little',
  'image-notes.cmyk-untagged':
    'CMYK original without a profile, converted to sRGB by a generic press profile; check the colours',
  'image-notes.extra-channels':
    'The file holds further channels that do not say what they are (a spot colour, a saved selection); they are neither taken for transparency nor printed. Check the picture; if one is its transparency, save a PNG with transparency',
  'image-notes.alpha-denied':
    'Its pixels are see-through although the file’s header says that nothing is. They are shown as they are, while some programs show them opaque; check the picture, and export it again if nothing should be transparent',
  'image-notes.layers-merged': 'Layers; the merged picture is used',
  'image-notes.colour-profile': 'Other colour profile, converted to sRGB',
  'image-notes.sixteen-bit': 'More than 8 bits per channel, converted to 8',
  'image-notes.turned': 'Turned upright as the camera was held',
  'image-notes.first-frame': 'Several frames or pages; the first is used',
  'image-notes.generated': 'Generated here',
  'image-notes.workshop': 'Made by the picture workshop',
  'image-notes.svg-text':
    'Holds live text, whose fonts may be replaced; check it, or better convert the text to outlines',
  'image-notes.svg-left-out':
    'A part of it (a blur of what lies behind, Inkscape’s flowed text, or an embedded picture that is too large or cut off) cannot be drawn and is left out; check the picture',
  'image-notes.svg-styles':
    'Some of its styles (CSS) or newer SVG features were not understood, so colours or shapes may differ from what your program shows; check the picture, or better export it with styles as attributes',
  'image-notes.svg-filters':
    'Uses filter effects (tiles, lights, other shapes, very large regions) that may look otherwise than in your program; check the picture, or better rasterise these effects first',
  'image-notes.svg-rasterised': 'Vector graphic, drawn at the size of the print: sharp however large',
  'image-notes.pdf-vector':
    'A vector page of a PDF or AI file, drawn at the size of the print: sharp however large',
  'image-notes.vector-too-heavy':
    'A vector graphic too complex to be drawn finer: it is printed from the pixels it has, and checked as such. To print it larger, simplify it or export a large PNG',
  'image-notes.vector-not-drawn':
    'A vector graphic with parts that cannot be drawn finer: it is printed from the pixels it has, and checked as such. To print it larger, rasterise its effects or export a large PNG',
  'image-notes.vector-differs':
    'A vector graphic drawn by an older version; drawn again it looks different, so it is printed from the pixels it has, and checked as such. To print it larger, export and upload it again',
  'image-notes.pdf-drawn':
    'A page of a PDF or AI file, drawn at print resolution; it holds pixels, which are as sharp as they are',
  'image-notes.pdf-first-page':
    'The file has several pages and this is the first; the others can be saved as images too',
  'image-notes.pdf-large': 'The page is so large that it has less than 300 dpi at its own size',
  'image-notes.pdf-trimmed': 'The finished size is used; bleed and marks outside of it are left out',
  'image-notes.pdf-spot':
    'Holds spot colours, converted to sRGB by their alternates; check the colours, the inks are not printed as such',
  'image-notes.pdf-overprint':
    'Holds overprint, which is not simulated; check the colours where things overlap',
  'image-notes.pdf-fonts':
    'Fonts are not embedded and others stand in: text may look different or be missing. Check it, or better convert text to outlines',
  'image-notes.pdf-annotations':
    'Comments, stamps or form fields on the page are not drawn; flatten them and export again if you need them',
  'image-notes.pdf-repaired':
    'The file was damaged and repaired as far as possible; parts may be missing, so check it',
  'image-notes.pdf-differs':
    'Uses what programs draw differently (CalGray shades, overlapping pattern tiles, outlines in a pattern, knockout groups, numbers with exponents), so it may look otherwise than in your program; check the picture, or better flatten these parts and export it again',
  'image-notes.pdf-unread':
    'Parts of the page are packed in a rare way, so CMYK, spot colours, overprint and fonts were not checked; look at the picture',
  'tiff.old-style-jpeg': 'old-style JPEG compression',
  'tiff.jbig': 'JBIG compression',
  'tiff.next': 'NeXT compression',
  'tiff.thunderscan': 'ThunderScan compression',
  'tiff.jpeg-2000': 'JPEG 2000 compression',
  'tiff.sgi-logluv': 'SGI LogLuv compression',
  'tiff.lerc': 'LERC compression',
  'tiff.lossy-jpeg-dng': 'lossy JPEG (DNG) compression',
  'tiff.lzma': 'LZMA compression',
  'tiff.png': 'PNG compression',
  'tiff.jpeg-xr': 'JPEG XR compression',
  'tiff.zstandard': 'Zstandard compression',
  'tiff.jpeg-xl': 'JPEG XL compression',
  'tiff.a-transparency-mask': 'a transparency mask',
  'tiff.icc-lab': 'ICC Lab colours',
  'tiff.itu-lab': 'ITU Lab colours',
  'tiff.raw-camera-data': 'raw camera data',
  'tiff.logl-of-high-dynamic-range': 'LogL colours of high dynamic range',
  'tiff.logluv-of-high-dynamic-range': 'LogLuv colours of high dynamic range',
  'tiff.compression': 'compression {compression}',
  'tiff.signed-samples': 'signed samples',
  'tiff.bits-bit-floating-point-samples': '{bits}-bit floating point samples',
  'tiff.complex-samples': 'complex samples',
  'tiff.bits-bits-per-channel': '{bits} bits per channel',
  'tiff.tiles-with-their-stored-apart': 'tiles with their colours stored apart',
  'tiff.ycbcr-stored-apart': 'YCbCr colours stored apart',
  'images.some-not-made': '{failed:pictures} not made; open the results, where each says why',
};
