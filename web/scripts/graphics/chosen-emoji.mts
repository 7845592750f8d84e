/** Drawings of Fluent UI Emoji (flat) that suit printed goods, by category. */
export const CHOSEN: Readonly<Record<string, string>> = {
  animals: `cat-face dog-face rabbit-face bear panda koala fox lion tiger-face monkey-face pig-face cow-face
    mouse-face hamster frog chipmunk raccoon wolf horse-face unicorn zebra deer giraffe elephant rhinoceros
    hippopotamus camel llama kangaroo sloth otter hedgehog bat black-cat poodle cat dog rabbit squirrel ewe goat
    baby-chick front-facing-baby-chick hatching-chick chicken rooster turkey duck swan owl flamingo peacock parrot
    penguin dove eagle bird goose turtle snake lizard dragon dragon-face sauropod t-rex crocodile whale
    spouting-whale dolphin fish tropical-fish blowfish shark octopus squid crab lobster jellyfish seal snail
    butterfly honeybee lady-beetle bug ant spider paw-prints polar-bear badger feather`,
  nature: `blossom cherry-blossom rose hibiscus sunflower tulip hyacinth lotus bouquet rosette
    wilted-flower seedling potted-plant evergreen-tree deciduous-tree palm-tree cactus herb shamrock
    four-leaf-clover maple-leaf fallen-leaf leaf-fluttering-in-wind mushroom spiral-shell coral sun sun-with-face
    crescent-moon full-moon-face first-quarter-moon-face star glowing-star shooting-star cloud sun-behind-cloud
    rainbow snowflake droplet water-wave fire high-voltage tornado comet ringed-planet milky-way mountain
    snow-capped-mountain mount-fuji volcano desert-island sheaf-of-rice sparkles`,
  food: `red-apple green-apple pear tangerine lemon banana watermelon grapes strawberry blueberries melon cherries
    peach mango pineapple coconut kiwi-fruit tomato avocado eggplant potato carrot ear-of-corn hot-pepper bell-pepper
    broccoli garlic onion bread croissant baguette-bread pretzel bagel pancakes waffle cheese-wedge hamburger
    french-fries pizza hot-dog sandwich taco burrito egg cooking pot-of-food salad popcorn bento-box rice-ball
    cooked-rice curry-rice steaming-bowl spaghetti sushi fried-shrimp dango dumpling fortune-cookie takeout-box
    soft-ice-cream shaved-ice ice-cream doughnut cookie birthday-cake shortcake cupcake pie chocolate-bar candy
    lollipop custard honey-pot moon-cake hot-beverage teapot teacup-without-handle bubble-tea cup-with-straw
    beer-mug clinking-beer-mugs clinking-glasses wine-glass cocktail-glass tropical-drink bottle-with-popping-cork`,
  sport: `soccer-ball basketball american-football baseball tennis volleyball rugby-football bowling ping-pong
    badminton ice-hockey boxing-glove martial-arts-uniform goal-net flag-in-hole ice-skate skis sled skateboard
    roller-skate running-shirt running-shoe diving-mask fishing-pole bullseye trophy 1st-place-medal sports-medal
    bicycle canoe kite yo-yo`,
  holidays: `christmas-tree wrapped-gift balloon party-popper confetti-ball firecracker fireworks sparkler
    jack-o-lantern snowman snowman-without-snow red-envelope red-paper-lantern pine-decoration tanabata-tree
    wind-chime carp-streamer japanese-dolls moon-viewing-ceremony ribbon bell candle crown nazar-amulet diya-lamp
    ghost santa-claus mx-claus graduation-cap piata`,
  love: `red-heart heart-with-arrow heart-with-ribbon sparkling-heart growing-heart beating-heart revolving-hearts
    two-hearts heart-exclamation broken-heart orange-heart yellow-heart green-heart blue-heart purple-heart
    black-heart white-heart heart-decoration love-letter ring gem-stone kiss-mark wedding teddy-bear baby
    baby-bottle house house-with-garden heart-on-fire pink-heart`,
  hobbies: `artist-palette paintbrush crayon pencil guitar violin trumpet saxophone banjo accordion drum maracas
    musical-keyboard musical-note musical-notes headphone microphone video-game joystick game-die puzzle-piece
    chess-pawn yarn thread sewing-needle camera camera-with-flash books open-book telescope microscope tent camping
    sunglasses top-hat backpack umbrella-on-ground beach-with-umbrella anchor sailboat rocket airplane automobile
    motorcycle locomotive racing-car helicopter flying-saucer compass world-map castle ferris-wheel carousel-horse
    circus-tent hot-springs magic-wand crystal-ball robot alien-monster skull key hourglass-done light-bulb`,
};
