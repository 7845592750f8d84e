"""A scene once more with its product in another colour, rendered: what a recoloured mockup is measured against.

    blender -b -P relight.py -- --scene mug.py --materials glaze --colour 0.016,0.033,0.102 <the scene's own arguments>
"""
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(__file__))


def take(name):
    """An argument of ours; the scene must not see it."""
    at = sys.argv.index(name)
    value = sys.argv[at + 1]
    del sys.argv[at:at + 2]
    return value


def main():
    path = os.path.join(os.path.dirname(__file__), take("--scene"))
    materials = take("--materials").split(",")
    colour = [float(part) for part in take("--colour").split(",")]
    with open(path, encoding="utf-8") as source:
        text = source.read()
    names = {"__file__": path, "__name__": "scene"}
    head, _, _ = text.rpartition("main()")
    exec(compile(head, path, "exec"), names)
    render = names["render_passes"]

    def render_coloured(scene, *args, **more):
        # What is measured must not depend on where the renderer thinks it has done enough.
        scene.cycles.use_adaptive_sampling = False
        for name in materials:
            shader = next(node for node in bpy.data.materials[name].node_tree.nodes if node.type == "BSDF_PRINCIPLED")
            base = shader.inputs["Base Color"]
            if base.is_linked:
                raise SystemExit(f"{name}: its colour comes from a graph")
            base.default_value = (*(white * part for white, part in zip(base.default_value, colour)), 1)
        render(scene, *args, **more)

    names["render_passes"] = render_coloured
    names["main"]()


main()
