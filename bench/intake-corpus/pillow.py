"""Writes pictures as upright sRGB PNG with Pillow; reads lines of JSON [source, target], writes one line for each."""
import io
import json
import sys

from PIL import Image, ImageCms, ImageOps

Image.MAX_IMAGE_PIXELS = None
SRGB = ImageCms.createProfile("sRGB")
# Older versions keep them in a table.
FLAGS = (
    ImageCms.Flags.BLACKPOINTCOMPENSATION
    if hasattr(ImageCms, "Flags")
    else ImageCms.FLAGS["BLACKPOINTCOMPENSATION"]
)


def eight_bits(im):
    if im.mode.startswith("I;16"):
        values = im.convert("I")
        return values.point(lambda v: v * (1 / 257)).convert("L")
    if im.mode in ("I", "F"):
        raise ValueError("deep samples")
    return im


def draw(source, target):
    with Image.open(source) as im:
        im.load()
        icc = im.info.get("icc_profile")
        im = eight_bits(ImageOps.exif_transpose(im))
        if im.mode in ("P", "PA") or (im.mode in ("L", "RGB", "1") and "transparency" in im.info):
            im = im.convert("RGBA")
        alpha = im.getchannel("A") if im.mode in ("RGBA", "LA") else None
        bare = {"RGBA": "RGB", "LA": "L", "1": "L", "RGBX": "RGB", "YCbCr": "RGB"}.get(im.mode)
        if bare:
            im = im.convert(bare)
        if im.mode == "LAB":
            profile = ImageCms.createProfile("LAB")
            im = ImageCms.profileToProfile(im, profile, SRGB, outputMode="RGB")
        elif icc and im.mode in ("RGB", "L", "CMYK"):
            space = icc[16:20]
            if space == {"RGB": b"RGB ", "L": b"GRAY", "CMYK": b"CMYK"}[im.mode]:
                im = ImageCms.profileToProfile(
                    im, ImageCms.ImageCmsProfile(io.BytesIO(icc)), SRGB, 1, "RGB", flags=FLAGS
                )
        im = im.convert("RGB")
        if alpha:
            im.putalpha(alpha)
        im.info = {}
        im.save(target, "PNG", compress_level=1)


for line in sys.stdin:
    source, target = json.loads(line)
    try:
        draw(source, target)
        print("done", flush=True)
    except BaseException as error:
        print("failed " + repr(error).replace("\n", " ")[:200], flush=True)
