"""How a network that was trained with `--leave-out CROPS` names the field photos of these crops, which it met in the
laboratory alone.

    python -m leafnet.experiments.leftout --data FOLDER --run runs/leftout --give-back 0.5
"""

from leafnet.experiments.unseen import arguments, look
from leafnet.measure.scoring import figures
from leafnet.measure.weighing import truth_of
from leafnet.photos.manifest import crop_of


def main():
    photos, labels, options, posterior = look(arguments())
    left_out = options["leave_out"]
    indices = [i for i, photo in enumerate(photos) if photo.domain == "field" and crop_of(photo.label) in left_out]
    probabilities, truth = posterior(indices), truth_of([photos[i] for i in indices], labels)
    for crops in (left_out, *([crop] for crop in left_out)):
        own = [at for at, i in enumerate(indices) if crop_of(photos[i].label) in crops]
        row = figures(probabilities[own], truth[own], labels)
        print(
            f"{', '.join(crops)}: {len(own)} photos, top-1 {row['top1']:.3f}, top-3 {row['top3']:.3f}, "
            f"crop {row['crop']:.3f}"
        )


if __name__ == "__main__":
    main()
