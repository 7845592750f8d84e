"""A product's meshes as a small GLB for the turntable: the scenes' own builders, nothing rendered.

    blender -b -P models.py -- --product mug --cache <folder> --out mug.glb

Metres, y up, standing on y = 0 and turned so that the middle of the print looks along +z. Materials are named for the
viewer: `print:<surface>` takes artwork, `body` the product's colour, others keep their own. Texture coordinates are
surface millimetres / 1000 (y down), so one model serves every print area. Positions and coordinates are quantised
(KHR_mesh_quantization), which keeps a file under 300 KB.
"""
import argparse
import json
import math
import os
import struct
import sys

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(__file__))
import rig  # noqa: E402

METRES_PER_UNIT = 0.1


def load_scene(name):
    """A scene's functions without rendering it: all scripts end in a call of their main."""
    path = os.path.join(os.path.dirname(__file__), f"{name}.py")
    with open(path, encoding="utf-8") as source:
        text = source.read()
    head, _, tail = text.rpartition("main()")
    if tail.strip() or not head.endswith("\n"):
        raise SystemExit(f"{name}.py does not end in main()")
    names = {"__file__": path, "__name__": name}
    exec(compile(head, path, "exec"), names)
    return names


def mug(_cache):
    scene = load_scene("mug")
    material = bpy.data.materials.new("glaze")
    # The wall's middle lies opposite the handle (+x), which has to look along -y, the front.
    scene["place_mug"](material, 0, 0, 90)
    bpy.data.objects["cup"].modifiers.clear()
    bpy.data.objects["handle"].modifiers.clear()
    # This scene's second coordinate is the height above the table.
    return {"surface": "wrap", "mark": "wall", "top_mm": scene["HEIGHT_MM"]}


def cushion(cache):
    scene = load_scene("cushion")
    thing = scene["build"](cache)
    thing.modifiers.clear()
    cord = bpy.data.objects["piping"]
    cord.data.bevel_resolution = 1
    return {"surface": "front", "mark": "front"}


def tumbler(_cache):
    scene = load_scene("tumbler")
    coat = bpy.data.materials.new("coat")
    scene["tumbler"](0, 0, 0, coat)
    for thing in bpy.data.objects:
        if thing.name != "slide":
            thing.modifiers.clear()
    return {"surface": "wrap", "mark": "printable"}


PRODUCTS = {"mug": mug, "cushion": cushion, "tumbler": tumbler}

# Base colour (linear), roughness, metalness; the white product's colour comes from the template.
FINISHES = {
    "glaze": ((0.8, 0.795, 0.78), 0.12, 0.0), "linen": ((0.8, 0.79, 0.77), 0.92, 0.0),
    "cord": ((0.8, 0.79, 0.77), 0.92, 0.0), "coat": ((0.8, 0.797, 0.787), 0.34, 0.0),
    "steel": ((0.6, 0.6, 0.61), 0.25, 1.0), "lid": ((0.6, 0.6, 0.59), 0.3, 0.0),
    "gasket": ((0.55, 0.55, 0.54), 0.5, 0.0), "slide": ((0.62, 0.62, 0.61), 0.3, 0.0),
}
COLOURED = {"glaze", "linen", "cord", "coat"}


def corners(thing, facts):
    """Triangle corners of one object by material: position, normal, uv in mm / 1000."""
    evaluated = thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = evaluated.to_mesh()
    mesh.calc_loop_triangles()
    mesh.calc_normals_split()
    turn = np.array(thing.matrix_world.to_3x3())
    place = np.array(thing.matrix_world.translation)
    triangles = np.empty(len(mesh.loop_triangles) * 3, int)
    mesh.loop_triangles.foreach_get("loops", triangles)
    polygon = np.empty(len(mesh.loop_triangles), int)
    mesh.loop_triangles.foreach_get("polygon_index", polygon)
    vertex_of = np.empty(len(mesh.loops), int)
    mesh.loops.foreach_get("vertex_index", vertex_of)
    positions = np.empty(len(mesh.vertices) * 3)
    mesh.vertices.foreach_get("co", positions)
    normals = np.empty(len(mesh.loops) * 3)
    mesh.loops.foreach_get("normal", normals)
    uv = np.zeros((len(mesh.loops), 2))
    if mesh.uv_layers:
        flat = np.empty(len(mesh.loops) * 2)
        mesh.uv_layers[0].data.foreach_get("uv", flat)
        uv = flat.reshape(-1, 2)
    if "top_mm" in facts:
        uv = np.c_[uv[:, 0], facts["top_mm"] / 1000 - uv[:, 1]]
    printed = np.zeros(len(mesh.polygons), bool)
    if facts["mark"] in mesh.attributes:
        marks = np.empty(len(mesh.polygons))
        mesh.attributes[facts["mark"]].data.foreach_get("value", marks)
        printed = marks > 0.5
    name = mesh.materials[0].name if mesh.materials else "body"
    at = positions.reshape(-1, 3)[vertex_of] @ turn.T + place
    facing = normals.reshape(-1, 3) @ turn.T
    out = {}
    for is_printed in (True, False):
        chosen = triangles.reshape(-1, 3)[printed[polygon] == is_printed].ravel()
        if not len(chosen):
            continue
        key = (f"print:{facts['surface']}" if is_printed else "body" if name in COLOURED else name, name)
        out[key] = (at[chosen], facing[chosen], uv[chosen] if is_printed else np.zeros((len(chosen), 2)))
    evaluated.to_mesh_clear()
    return out


def welded(position, normal, uv, low, scale):
    """Corners as whole numbers, equal ones once: positions 16 bit, normals 8 bit, uv 16 bit over 0..1 (m)."""
    packed = np.zeros((len(position), 9), np.int32)
    packed[:, 0:3] = np.rint((position - low) / scale * 65535)
    length = np.linalg.norm(normal, axis=1, keepdims=True)
    packed[:, 4:7] = np.rint(normal / np.where(length > 0, length, 1) * 127)
    packed[:, 7:9] = np.rint(np.clip(uv, 0, 1) * 65535)
    rows, index = np.unique(packed, axis=0, return_inverse=True)
    return rows, index.ravel()


def write_glb(path, parts):
    """parts: (material, finish) -> corners. One mesh, a primitive per material."""
    everything = np.concatenate([part[0] for part in parts.values()])
    low = everything.min(axis=0)
    scale = float((everything.max(axis=0) - low).max())
    binary, views, accessors, primitives, materials = b"", [], [], [], []

    def view(data, target, stride=None):
        nonlocal binary
        views.append({"buffer": 0, "byteOffset": len(binary), "byteLength": len(data), "target": target}
                     | ({"byteStride": stride} if stride else {}))
        binary += data + b"\0" * (-len(data) % 4)
        return len(views) - 1

    def accessor(**facts):
        accessors.append(facts)
        return len(accessors) - 1

    for (material, finish), (position, normal, uv) in sorted(parts.items()):
        rows, index = welded(position, normal, uv, low, scale)
        if len(rows) > 65535:
            raise SystemExit(f"{material}: {len(rows)} corners are too many for 16 bit")
        count = len(rows)
        place = rows[:, 0:4].astype("<u2")
        facing = np.zeros((count, 4), np.int8)
        facing[:, :3] = rows[:, 4:7]
        attributes = {
            "POSITION": accessor(bufferView=view(place.tobytes(), 34962, 8), componentType=5123, count=count, type="VEC3",
                                 min=place[:, :3].min(axis=0).tolist(), max=place[:, :3].max(axis=0).tolist()),
            "NORMAL": accessor(bufferView=view(facing.tobytes(), 34962, 4), componentType=5120, normalized=True,
                               count=count, type="VEC3"),
        }
        if material.startswith("print:"):
            attributes["TEXCOORD_0"] = accessor(bufferView=view(rows[:, 7:9].astype("<u2").tobytes(), 34962, 4),
                                                componentType=5123, normalized=True, count=count, type="VEC2")
        indices = accessor(bufferView=view(index.astype("<u2").tobytes(), 34963), componentType=5123,
                           count=len(index), type="SCALAR")
        colour, rough, metal = FINISHES[finish]
        # Cycles does not mind which way faces look; some of the scenes' look inwards.
        materials.append({"name": material, "doubleSided": not material.startswith("print:"), "pbrMetallicRoughness": {
            "baseColorFactor": [*colour, 1], "roughnessFactor": rough, "metallicFactor": metal}})
        primitives.append({"attributes": attributes, "indices": indices, "material": len(materials) - 1})
    document = {
        "asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0]}],
        "extensionsUsed": ["KHR_mesh_quantization"], "extensionsRequired": ["KHR_mesh_quantization"],
        "nodes": [{"mesh": 0, "scale": [scale / 65535] * 3, "translation": low.tolist()}],
        "meshes": [{"primitives": primitives}], "materials": materials, "accessors": accessors,
        "bufferViews": views, "buffers": [{"byteLength": len(binary)}],
    }
    text = json.dumps(document, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 4)
    with open(path, "wb") as out:
        out.write(struct.pack("<4sII", b"glTF", 2, 28 + len(text) + len(binary)))
        out.write(struct.pack("<I4s", len(text), b"JSON") + text)
        out.write(struct.pack("<I4s", len(binary), b"BIN\0") + binary)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--product", required=True, choices=sorted(PRODUCTS))
    parser.add_argument("--cache", required=True)
    parser.add_argument("--out", required=True)
    args = parser.parse_args(sys.argv[sys.argv.index("--") + 1:])
    rig.empty_scene()
    os.makedirs(args.cache, exist_ok=True)
    facts = PRODUCTS[args.product](args.cache)
    bpy.context.view_layer.update()
    parts = {}
    for thing in bpy.data.objects:
        if thing.type not in ("MESH", "CURVE"):
            continue
        for key, found in corners(thing, facts).items():
            known = parts.get(key)
            parts[key] = tuple(np.concatenate(pair) for pair in zip(known, found)) if known else found
    for key, (position, normal, uv) in parts.items():
        # Blender: z up, the front along -y; glTF: y up, the front along +z.
        swap = np.array([[1, 0, 0], [0, 0, 1], [0, -1, 0]])
        parts[key] = (position @ swap.T * METRES_PER_UNIT, normal @ swap.T, uv)
    middle = np.concatenate([part[0] for part in parts.values()])
    lowest = np.array([0, middle[:, 1].min(), 0])
    for key, (position, normal, uv) in parts.items():
        parts[key] = (position - lowest, normal, uv)
    write_glb(args.out, parts)
    sizes = {key[0]: len(part[0]) // 3 for key, part in parts.items()}
    print(f"{args.out}: {os.path.getsize(args.out)} bytes, triangles {sizes}")


main()
