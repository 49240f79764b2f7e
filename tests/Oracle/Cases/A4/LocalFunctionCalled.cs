// title: a local function that captures and is only called
// row: local function called directly, with captures
// rule: none: the captures are in a struct
// bytes: 0
// il: none
static class Case
{
    static int Probe(int number = 3)
    {
        return Next();

        int Next() => number + 1;
    }
}
