"""A T-shirt lying flat, its front or its back up, photographed from above.

Surfaces `front` and `back`: x in mm from the middle, right positive; y in mm down from the high shoulder point (HPS).
"""
import hashlib
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(__file__))
import rig  # noqa: E402
import tshirt_cloth as cloth  # noqa: E402
import tshirt_fabric as fabric  # noqa: E402
import tshirt_folds as folds  # noqa: E402
import materials as m  # noqa: E402
import stage  # noqa: E402
import table  # noqa: E402
import tshirt_pattern as pattern_of  # noqa: E402
from passes import render_passes  # noqa: E402
from shading import rough_surface  # noqa: E402

STEP_MM = 6.0
SEEDS = {"front": 3, "back": 5}
CENTRE = (0, -3.75, 0)


def settled(cache, step, seed, up):
    """Pattern and settled, smoothed coordinates (units); cached by the text of the scripts that make them."""
    digest = hashlib.sha256(f"{step} {seed} {up}".encode())
    for module in (pattern_of, cloth):
        with open(module.__file__, "rb") as source:
            digest.update(source.read())
    pattern = pattern_of.build(step, seed, up)
    file = os.path.join(cache, f"tshirt-{digest.hexdigest()[:12]}.npy")
    if not os.path.exists(file):
        np.save(file, cloth.drop(pattern, seed))
    return pattern, cloth.smoothed(np.load(file), pattern)


def corner_layers(pattern, points, up):
    """UV layers per face corner: `fabric` in m, the others in mm / 100 (signed distance, length along)."""
    faces = np.array(pattern["faces"])
    region, side, front = (np.array(pattern[k]) for k in ("region", "side", "front"))
    layers = {"fabric": np.c_[0.5 + points[:, 0] / 1000, 0.8 + points[:, 1] / 1000][faces]}
    hem, seam, neck = (np.full((len(faces), 3, 2), 900.0) for _ in range(3))

    def of(names, sides=(1, -1)):
        best, along = np.full(len(points), np.inf), np.zeros(len(points))
        for name in names:
            for half in sides:
                d, a = pattern_of.polyline_distance(points, pattern_of.sample(name, 3) * [half, 1])
                along = np.where(d < best, a * half, along)
                best = np.minimum(best, d)
        return best, along

    for where, names in ((region == 0, ("hem",)), (region == 1, ("sleeve_opening",))):
        hem[where] = np.stack(of(names), 1)[faces[where]]
    outline, _ = of(("shoulder", "side"))
    sleeve_outline, _ = of(("sleeve_top", "under_sleeve"))
    armhole, _ = of(("armhole",))
    seam[region == 0] = np.stack([outline, armhole], 1)[faces[region == 0]]
    seam[region == 1] = np.stack([sleeve_outline, -armhole], 1)[faces[region == 1]]
    for is_front, name in ((True, f"neck_{up}"), (False, f"neck_{pattern_of.other(up)}")):
        d, a = of((name,))
        for own, sign in ((0, 1), (2, -1)):
            where = (front == is_front) & (region == own)
            neck[where] = np.stack([d * sign, a], 1)[faces[where]]
    return {**layers, "hem": hem / 100, "seam": seam / 100, "neck": neck / 100}


def shirt(cache, step, up, fold_seed=None, lively=1.0):
    """fold_seed: other folds on the same settled cloth; lively: how much higher than in the clean pictures."""
    seed = SEEDS[up]
    pattern, points = settled(cache, step, seed, up)
    flat = cloth.smoothed(pattern["points"], pattern)
    points = folds.laid(points, flat, pattern["layer"], fold_seed or seed, lively)
    thing = rig.mesh_object("shirt", points, pattern["faces"])
    for name, corners in corner_layers(pattern, flat, up).items():
        layer = thing.data.uv_layers.new(name=name)
        layer.data.foreach_set("uv", corners.ravel())
    rig.face_attribute(thing.data, "front", pattern["front"])
    rig.face_attribute(thing.data, "region", pattern["region"])
    thing.data.materials.append(fabric.jersey())
    rig.subdivide(thing, 2)
    solid = thing.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness, solid.offset = 0.9 * rig.UNITS_PER_MM, 0
    return thing


def clean_table(scene):
    rig.set_world(scene, 0.36)
    ground = rig.plane("table", 40)
    ground.data.materials.append(rough_surface("table", (0.56, 0.505, 0.44)))
    rig.area_light(rig.spherical(140, 30, 30, CENTRE), CENTRE, 10500, 6.5)
    rig.area_light((9, -7.5, 9), CENTRE, 250, 7, colour=rig.FILL_COLOUR)
    rig.camera(scene, (0, CENTRE[1], 30), CENTRE, field_units=9.3)


def wooden_floor(scene):
    """Planks in low window light, leaves' shadows over one corner, a cup and a twig in the others; no bar of the window
    lies across the print."""
    rig.set_world(scene, 0.33)
    floor = rig.plane("floor", 60)
    floor.data.materials.append(m.wood("floor", m.OAK, "y", 0.8, board=1.5))
    window = (CENTRE[0] - 5.2, CENTRE[1] + 3.5, 0)
    stage.window_light(window, 19000, 146, 27, distance=40, size=1.3, panes=(1, 2), pane=(7.6, 4.7), gap=0.3, at=13)
    rig.area_light((9, -9.5, 9), CENTRE, 450, 7, colour=rig.FILL_COLOUR)
    table.cup(-4.45, -7.35)
    for n, (root, tip) in enumerate([((5.9, -0.2, 0.1), (3.6, 0.45, 0.12)), ((6.0, -0.95, 0.1), (4.3, -0.75, 0.1))]):
        stage.branch(root, tip, 50 + n, 16, 62)
    for n, (root, tip) in enumerate([((-10.6, 0.6, 1.5), (-7.4, 2.5, 2.4)), ((-10.6, -1.2, 1.6), (-8.3, 0.3, 2.6))]):
        stage.branch(root, tip, 70 + n, 18, 70)
    view = rig.camera(scene, (0.0, CENTRE[1] - 0.1, 30), (0, CENTRE[1] - 0.0999, 0), field_units=10.6)
    view.rotation_euler[2] += np.radians(-6)


def main():
    args = rig.scene_arguments()
    scene = rig.empty_scene()
    up = "back" if args.variant == "back" else "front"
    if args.variant == "wood":
        shirt(args.cache, STEP_MM, up, 11, 1.6)
    else:
        shirt(args.cache, STEP_MM, up)
    scene.frame_set(1)
    rig.set_up_cycles(scene, args.size, args.samples, seed=2)
    (wooden_floor if args.variant == "wood" else clean_table)(scene)
    render_passes(scene, args.out, args.size, {
        "surface": up, "scaleMm": [1000, -1000], "offsetMm": [-500, 800],
        "baseAlbedo": list(fabric.ALBEDO), "exposeBy": "picture", "glossy": False,
    })


main()
