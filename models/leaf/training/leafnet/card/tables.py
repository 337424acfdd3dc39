"""Tables of the model card that need nothing but what `npm run evaluate` printed, and the names that they share with
card.py.
"""

from statistics import mean

SECTIONS = {
    "field_maize_tomato_potato": "maize, tomato, potato in the field",
    "field_bean_strawberry_chilli": "bean, strawberry, chilli in the field",
    "field_apple": "apple in the field (ATLDSD)",
    "field_apple_orchards": "apple in the field (Plant Pathology 2021)",
    "laboratory": "laboratory, plain backgrounds",
    "not_a_leaf": "no leaf",
}
NO_LEAF, UNSUPPORTED = "not_a_leaf", "unsupported_crop"
PLOTTED = ["field_maize_tomato_potato", "field_bean_strawberry_chilli", "field_apple_orchards", "laboratory"]
FIELD = [name for name in SECTIONS if name.startswith("field")]
SOURCES = {
    "plantvillage": ("PlantVillage", "CC BY-SA 3.0"),
    "plantdoc": ("PlantDoc", "CC BY 4.0"),
    "ibean": ("iBean", "MIT"),
    "detecting-diseases": ("Detecting diseases, strawberry and bean", "CC BY 4.0"),
    "chilli": ("Chilli leaves, Mendeley Data", "CC BY 4.0"),
    "citrus": ("Citrus leaves, Mendeley Data", "CC BY 4.0"),
    "background": ("Backgrounds, Mendeley Data", "CC BY 4.0"),
    "atldsd": ("ATLDSD apple leaves, Science Data Bank", "not verified: `--without-source atldsd` leaves it out"),
    "plantpathology2021": (
        "Plant Pathology 2021 (FGVC8), apple orchards",
        "not verified: `--without-source plantpathology2021` leaves it out",
    ),
    "mangrove": ("Mangrove leaves", "public domain"),
    "deepweeds": ("DeepWeeds", "CC BY 4.0"),
    "blackgram": ("Black gram leaves, Mendeley Data", "CC BY 4.0"),
    "pear640": ("Pear orchard", "CC BY 4.0"),
    "riceuci": ("Rice leaves, UCI", "CC BY 4.0"),
    "mangoleafbd": ("Mango leaves, Mendeley Data", "stated as CC BY 4.0, not verified"),
    "ricealdrin": ("Rice leaves (Aldrin)", "not stated"),
    "cotton": ("Cotton leaves", "not stated"),
    "applebbch76": ("Apple canopies", "CC BY 4.0"),
    "cherrybbch72": ("Cherry canopies, early", "CC BY 4.0"),
    "cherrybbch81": ("Cherry canopies, late", "CC BY 4.0"),
    "groundnut": ("Groundnut leaves", "not stated"),
    "bananalsd": ("Banana leaves", "stated as CC BY-SA 4.0, not verified"),
    "soybugwood": ("Soybean leaves", "not stated"),
    "bracol": ("Coffee leaves", "of the repository, perhaps not of the photos"),
    "sugarcane": ("Sugar cane leaves", "not stated"),
}
MANY_PLACES = "field_maize_tomato_potato"  # the section that thresholds are chosen for
TOLD, LEAVES, SEEDS = ["--told-crop"], 3, range(1, 6)
OF_SETS = ["photos", "top1", "top1At65", "answered", "top1Answered", "contradicted"]
COLLECTIONS = ("plantdoc",)  # of photos from many websites: nearly every photo is a place of its own


def table(head, rows):
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines)


def share(value):
    return "" if value is None else f"{value:.3f}"


def told_figures(measured, told):
    rows = [
        [
            SECTIONS[name],
            row["photos"],
            share(measured[name]["top1"]),
            *(share(row[key]) for key in ("top1", "top3", "top1At65", "answered", "top1Answered", "contradicted")),
        ]
        for name, row in told.items()
    ]
    return table(
        [
            "held-back photos",
            "photos",
            "top-1 without the crop",
            "top-1 told the crop",
            "top-3",
            "top-1 on the surest 65 %",
            "confident share",
            "right when confident",
            "asked whether the crop is right",
        ],
        rows,
    )


def leaves_figures(leaves):
    rows = [
        [SECTIONS[name], told, round(row["photos"]), *(share(row[key]) for key in OF_SETS[1:])]
        for name, pair in leaves.items()
        for told, row in zip(("no", "yes"), pair)
    ]
    return table(
        [
            "held-back photos",
            "told the crop",
            f"sets of {LEAVES}",
            "top-1",
            "top-1 on the surest 65 %",
            "confident share",
            "right when confident",
            "asked whether the crop is right",
        ],
        rows,
    )


def curve(chosen):
    """Risk and coverage of the section that thresholds are chosen for, on validation photos."""
    names = [f"{step['coverage']:.0%}" for step in chosen[0]["riskCoverage"]][1::2]
    rows = [
        [name, *(share(1 - step["wrong"]) for step in row["riskCoverage"][1::2])]
        for name, row in zip(("without the crop", "told the crop"), chosen)
    ]
    answered = " ".join(
        (
            f"With the thresholds chosen, {share(row['answered'])} of these {row['photos']} photos are "
            f"answered confidently {name}, and {share(row['top1Answered'])} of these answers are right."
        )
        for name, row in zip(("without the crop", "told the crop"), chosen)
    )
    return table(["the surest", *names], rows) + "\n\n" + answered


def crop_question(measured, strange):
    """Shares answered without a question about the crop, at each pair of thresholds; `strange`: of other plants."""
    columns = [[measured[name]] for name in (MANY_PLACES, "laboratory")]
    columns.insert(1, [measured[name] for name in FIELD if name != MANY_PLACES])

    def answered(rows, step):
        photos = sum(row["photos"] for row in rows)
        return share(sum(row["photos"] * row["cropQuestion"][step]["answered"] for row in rows) / photos)

    steps = enumerate(strange[0]["cropQuestion"])
    rows = [
        [
            bars["crop"],
            bars["otherPlant"],
            *(answered(column, step) for column in columns),
            answered([row for column in columns for row in column], step),
            share(mean(row["cropQuestion"][step]["strangersAnswered"] for row in strange)),
        ]
        for step, bars in steps
    ]
    head = ["`crop`", "`otherPlant`", "maize, tomato, potato in the field", "other crops in the field"]
    return table([*head, "laboratory", "all of these", "other plants, mean over species"], rows)


def aims(measured, told, leaves, others):
    """What was aimed at and what was measured; `leaves`: {section: (not told, told)}, `others`: {source: figures}."""
    many, orchard, other = MANY_PLACES, "field_apple_orchards", ["field_bean_strawberry_chilli", "field_apple"]
    row, row_told, set_told = measured[many], told[many], leaves[many][1]
    known, apples = [name for name in FIELD if name != many], confidently_wrong(measured[orchard])
    rows = [
        ["maize, tomato, potato in the field", "top-1", 0.75, row["top1"]],
        ["", "top-1 on the surest 65 %", 0.87, row["top1At65"]],
        ["", "right when confident", 0.92, row["top1Answered"]],
        ["", "confident share", 0.5, row["answered"]],
        ["the same, told the crop", "top-1", 0.85, row_told["top1"]],
        ["the same, three leaves, told the crop", "top-1", 0.96, set_told["top1"]],
        ["bean, strawberry, chilli, apple", "top-1", 0.925, together([measured[name] for name in other])],
        ["the same and orchards, three leaves, told", "top-1", 0.98, together([leaves[name][1] for name in known])],
        ["apple orchards", "top-1", 0.71, measured[orchard]["top1"]],
        ["", "confidently wrong, of all photos, at most", 0.015, apples],
        ["laboratory", "top-1", 0.955, measured["laboratory"]["top1"]],
        ["no leaf", "no confident answer", 0.99, measured[NO_LEAF]["rejected"][NO_LEAF]],
        ["other plants, mean over species", "no confident answer", 0.95, refused(others)],
    ]
    return table(
        ["photos", "figure", "aim", "held-back photos"],
        [[photos, figure, f"{aim:g}", share(value)] for photos, figure, aim, value in rows],
    )


def refused(others):
    """Mean over the species of the share without a confident answer."""
    return sum(row["rejected"][UNSUPPORTED] for row in others.values()) / len(others)


def other_plants(others):
    names = SOURCES | {"rice": SOURCES["riceuci"]}  # strangers.py names species
    rows = [[names[name][0], row["photos"], share(row["rejected"][UNSUPPORTED])] for name, row in others.items()]
    rows.append(["mean", sum(row["photos"] for row in others.values()), share(refused(others))])
    return table(["other plants", "photos", "no confident answer"], rows)


def health(rows):
    """`rows`: what measure/health.py wrote. A line for each crop and source."""
    lines = {}
    for row in rows:
        crop, condition = row["label"].split("___")
        found = f"{condition.replace('_', ' ').strip()} {row['sick']:.2f} ({row['photos']})"
        lines.setdefault(f"{crop} ({row['source']})", []).append(found)
    return "\n".join(f"- {place}: {', '.join(found)}" for place, found in lines.items())


def merged(rows):
    """Rows that differ in their first cell only, as one."""
    firsts = {}
    for first, *others in rows:
        firsts.setdefault(tuple(others), []).append(first)
    return [[", ".join(names), *others] for others, names in firsts.items()]


def together(rows):
    return sum(row["photos"] * row["top1"] for row in rows) / sum(row["photos"] for row in rows)


def confidently_wrong(row):
    """Of all photos."""
    return row["answered"] * (1 - row["top1Answered"]) if row["answered"] else 0.0
