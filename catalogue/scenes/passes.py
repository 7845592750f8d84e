"""Rendering, and the passes as plain float files the asset builder reads.

Each `<name>.f32` holds size x size x 3 little-endian floats, rows from the top: `image` (combined),
`light` (DiffDir + DiffInd), `gloss` (GlossCol x (GlossDir + GlossInd)), `albedo` (DiffCol), `normal`, `puv`, `gmask` (grey).
"""
import glob
import json
import os
import time

import bpy
import numpy as np

SLOTS = {
    "Image": "image", "DiffDir": "diffdir", "DiffInd": "diffind", "GlossDir": "glossdir",
    "GlossInd": "glossind", "DiffCol": "albedo", "GlossCol": "glosscol", "Normal": "normal", "gmask": "gmask", "puv": "puv",
}


def _set_up_outputs(scene, folder):
    layer = scene.view_layers[0]
    for flag in ("diffuse_direct", "diffuse_indirect", "diffuse_color", "glossy_direct", "glossy_indirect", "glossy_color", "normal"):
        setattr(layer, f"use_pass_{flag}", True)
    for name, kind in (("gmask", "VALUE"), ("puv", "COLOR")):
        aov = layer.aovs.add()
        aov.name, aov.type = name, kind
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    sink = tree.nodes.new("CompositorNodeOutputFile")
    sink.base_path = folder
    sink.format.file_format = "OPEN_EXR"
    sink.format.color_depth = "32"
    sink.format.exr_codec = "ZIP"
    sink.file_slots.clear()
    for socket, slot in SLOTS.items():
        sink.file_slots.new(slot)
        tree.links.new(source.outputs[socket], sink.inputs[slot])


def _read(folder, slot, size):
    path = glob.glob(os.path.join(folder, f"{slot}[0-9]*.exr"))[0]
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    flat = np.empty(size * size * 4, np.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    os.remove(path)
    return np.ascontiguousarray(flat.reshape(size, size, 4)[::-1, :, :3])


def render_passes(scene, folder, size, facts):
    """Render the scene and write the float files and `scene.json` (facts: what the asset builder must know)."""
    os.makedirs(folder, exist_ok=True)
    _set_up_outputs(scene, folder)
    scene.frame_set(1)
    started = time.time()
    bpy.ops.render.render(write_still=False)
    seconds = time.time() - started
    raw = {slot: _read(folder, slot, size) for slot in SLOTS.values()}
    result = {
        "image": raw["image"],
        "light": raw["diffdir"] + raw["diffind"],
        "gloss": raw["glosscol"] * (raw["glossdir"] + raw["glossind"]),
        "normal": raw["normal"], "albedo": raw["albedo"], "gmask": raw["gmask"], "puv": raw["puv"],
    }
    for name, data in result.items():
        data.astype("<f4").tofile(os.path.join(folder, f"{name}.f32"))
    facts = {**facts, "size": size, "renderSeconds": round(seconds, 1)}
    with open(os.path.join(folder, "scene.json"), "w", encoding="utf-8") as out:
        json.dump(facts, out, indent=2)
