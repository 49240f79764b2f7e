// refuses: ALLOC201
// A concatenation that comes back to its method: the handler of an interpolated string lies in the frame.
using System;
enum Kind { Leaf, Node }
static class P
{
    static void Main()
    {
        for (var i = 0; i < 2; i++) Console.WriteLine(Show(Kind.Node, DEPTH).Length);
    }
    const int DEPTH = 1900;
    static string Show(Kind kind, int depth)
    {
        if (depth == 0) return "end";
        for (var i = 0; ; i++)
        {
            var s = "a" + kind + Short(Show(kind, depth - 1));
            if (i >= 0) return s;
        }
    }
    static string Short(string s) => s.Substring(0, 2);
}
