// title: a local function that captures, called
// rule: none: captures of a local function that is only called are on the stack
// bytes: 0
// il: none
static class Case
{
    static int Probe(int i = 3)
    {
        return Add(1);

        int Add(int n) => n + i;
    }
}
