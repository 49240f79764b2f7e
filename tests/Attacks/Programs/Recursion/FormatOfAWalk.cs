// refuses: ALLOC207
// A format that comes back to its method: the handler of an interpolated string lies in the frame.
using System;
enum Kind { Leaf, Node }
static class P
{
    static void Main()
    {
        Console.WriteLine(Show(Kind.Node, DEPTH).Length);
    }
    const int DEPTH = 3600;
    static string Show(Kind kind, int depth)
    {
        if (depth == 0) return "end";
        return string.Format("{0}{1}", kind, Show(kind, depth - 1).Length);
    }
}
