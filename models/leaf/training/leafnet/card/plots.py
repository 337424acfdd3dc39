"""Two plots of the model card as SVG, drawn from what `npm run evaluate` printed."""

from itertools import pairwise

SIZE, LEFT, TOP, SPACE = 300, 52, 40, 34
COLOURS = ["#1f6b3a", "#b4581c", "#3a5fa8", "#7a3d8f"]


def calibration_plot(measured):
    """{title: evaluate's answer} -> SVG: how often right against how sure, by bin; the area of a dot is its photos."""
    parts = [line((0, 0), (1, 1), "#999", dashed=True)]
    for colour, row in zip(COLOURS, measured.values()):
        bins = row["calibration"]["bins"]
        parts += [dot(b["confidence"], b["right"], 3 + 14 * (b["photos"] / row["photos"]) ** 0.5, colour) for b in bins]
    return frame(
        "How often right, when this sure",
        "probability of the first label",
        "share that was right",
        parts,
        list(measured),
    )


def risk_coverage_plot(measured):
    """{title: evaluate's answer} -> SVG: share of wrong first labels among the surest photos."""
    parts = []
    for colour, row in zip(COLOURS, measured.values()):
        curve = [(step["coverage"], step["wrong"]) for step in row["riskCoverage"]]
        parts += [line(a, b, colour) for a, b in pairwise(curve)]
    return frame(
        "How often wrong among the surest", "share of photos answered", "share that was wrong", parts, list(measured)
    )


def frame(title, across, up, parts, names):
    width, height = LEFT + SIZE + 20, TOP + SIZE + SPACE + 22 + 18 * len(names)
    ticks = [
        tick
        for share in (0, 0.25, 0.5, 0.75, 1)
        for tick in (
            line((share, 0), (share, 1), "#ddd"),
            line((0, share), (1, share), "#ddd"),
            text(x_of(share), TOP + SIZE + 14, f"{share:g}", "middle"),
            text(LEFT - 6, y_of(share) + 4, f"{share:g}", "end"),
        )
    ]
    legend = [
        f'<rect x="{LEFT}" y="{TOP + SIZE + SPACE + 10 + 18 * i}" width="10" height="10" fill="{colour}"/>'
        + text(LEFT + 16, TOP + SIZE + SPACE + 19 + 18 * i, name)
        for i, (colour, name) in enumerate(zip(COLOURS, names))
    ]
    labels = [
        text(LEFT, 22, title, size=14),
        text(LEFT + SIZE / 2, TOP + SIZE + 29, across, "middle"),
        f'<g transform="translate(14 {TOP + SIZE / 2}) rotate(-90)">{text(0, 0, up, "middle")}</g>',
    ]
    body = "\n".join([*ticks, *parts, *labels, *legend])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'role="img" font-family="sans-serif"><title>{title}</title>\n'
        f'<rect width="{width}" height="{height}" fill="#fff"/>\n{body}\n</svg>\n'
    )


def x_of(share):
    return round(LEFT + share * SIZE, 1)


def y_of(share):
    return round(TOP + (1 - share) * SIZE, 1)


def line(start, end, colour, dashed=False):
    dash = ' stroke-dasharray="4 4"' if dashed else ""
    way = f"M{x_of(start[0])} {y_of(start[1])}L{x_of(end[0])} {y_of(end[1])}"
    return f'<path d="{way}" stroke="{colour}" stroke-width="1.5" fill="none"{dash}/>'


def dot(x, y, radius, colour):
    return f'<circle cx="{x_of(x)}" cy="{y_of(y)}" r="{radius:.1f}" fill="{colour}" fill-opacity="0.65"/>'


def text(x, y, content, anchor="start", size=11):
    return f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="{anchor}" fill="#222">{content}</text>'
