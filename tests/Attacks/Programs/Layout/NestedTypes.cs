// fixes: ALLOC301
// The helper of the inner type is no helper of the outer one, and both are asked for.
using System;

namespace One.Two
{
    public static class Outer
    {
        public static int Parse(string s) => s is null ? 0 : int.Parse(s.Replace(",", "").Trim());

        public struct Inner
        {
            public int Parse(string s) => s is null ? 0 : int.Parse(s.Trim().Replace(",", ""));

            public static int Field = 3;

            public sealed class Deepest
            {
                public int Parse(string s) => s is null ? 0 : int.Parse(s.Replace("-", "").Trim());

                private int _last = 4;

                public int Last() => _last++;
            }
        }
    }

    static class Program
    {
        static void Main()
        {
            for (var i = 0; i < 3; i++)
                Console.WriteLine(Outer.Parse(" 1," + i) + new Outer.Inner().Parse("2," + i + " ") + new Outer.Inner.Deepest().Parse("3-" + i) + new Outer.Inner.Deepest().Last() + Outer.Inner.Field);
        }
    }
}
