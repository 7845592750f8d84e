/** One triangle over the whole picture. */
export const VERTEX = `#version 300 es
void main() {
  gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0);
}`;

/** out = base + (albedo − baseAlbedo) × light; ink over the colour by its alpha, from 2×2 taps like ours. */
export const FRAGMENT = `#version 300 es
precision highp float;
uniform sampler2D base, product, light, place, art;
uniform vec3 colour, baseAlbedo;
uniform float inkAlbedo;
out vec4 result;
vec4 tap(vec2 at) {
  if (at.x < 0.0 || at.y < 0.0 || at.x > 1.0 || at.y > 1.0) return vec4(0.0);
  vec4 ink = texture(art, at);
  return vec4(ink.rgb * ink.a, ink.a);
}
void main() {
  ivec2 size = textureSize(base, 0);
  ivec2 at = ivec2(int(gl_FragCoord.x), size.y - 1 - int(gl_FragCoord.y));
  vec3 value = texelFetch(base, at, 0).rgb
    + (colour - 1.0) * baseAlbedo * texelFetch(product, at, 0).rgb;
  vec2 uv = texelFetch(place, at, 0).rg;
  if (uv.x > -1.0) {
    vec2 dx = (texelFetch(place, at + ivec2(1, 0), 0).rg - uv) * 0.25;
    vec2 dy = (texelFetch(place, at + ivec2(0, 1), 0).rg - uv) * 0.25;
    if (dot(dx, dx) > 0.01) dx = vec2(0.0);
    if (dot(dy, dy) > 0.01) dy = vec2(0.0);
    vec4 ink = 0.25 * (tap(uv + dx + dy) + tap(uv + dx - dy) + tap(uv - dx + dy) + tap(uv - dx - dy));
    value += (ink.rgb * inkAlbedo - ink.a * colour * baseAlbedo) * texelFetch(light, at, 0).rgb;
  }
  value = clamp(value, 0.0, 1.0);
  vec3 low = value * 12.92;
  vec3 high = 1.055 * pow(value, vec3(1.0 / 2.4)) - 0.055;
  result = vec4(mix(high, low, lessThanEqual(value, vec3(0.0031308))), 1.0);
}`;
