// title: `start + seconds * 1000` after a test of the seconds
// rule: none: the product stays within its type
// bytes: 0
// il: none
static class Case
{
    static long s_start = 17;

    static long Probe(int seconds = 60) => seconds > 3600 ? -1 : s_start + seconds * 1000;
}
