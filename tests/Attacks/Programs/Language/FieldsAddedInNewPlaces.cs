// fixes: ALLOC104
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Fields for members of extension blocks, interfaces, ref structs, file types, partial constructors and events.
#nullable enable
using System;
using System.Text.RegularExpressions;
using System.Collections.Generic;
using System.Linq;
static class Ext
{
    extension(string s)
    {
        public bool IsWord => new Regex("^[a-z]+$").IsMatch(s);
        public bool IsNumber() => new Regex("^[0-9]+$").IsMatch(s);
        public int Vowels() { var vowels = new HashSet<char> { 'a', 'e', 'i' }; var n = 0; foreach (var c in s) if (vowels.Contains(c)) n++; return n; }
        public string[] Parts() { var marks = new[] { ";", "," }; return s.Split(marks, StringSplitOptions.None); }
    }
    extension<T>(List<T> s) where T : notnull
    {
        public bool AllWords() { foreach (var x in s) if (!new Regex("^[a-z]+$").IsMatch(x.ToString()!)) return false; return true; }
    }
    extension(int) { public static bool IsInt(string t) => new Regex("^-?[0-9]+$").IsMatch(t); }
}
interface IHas { bool Is(string s) => new Regex("^[a-d]+$").IsMatch(s); static bool IsStatic(string s) => new Regex("^[a-e]+$").IsMatch(s); }
sealed class Has : IHas;
ref struct R(string s) { public bool Is() => new Regex("^[a-f]+$").IsMatch(s); }
file record struct P(string S) { public bool Is => new Regex("^[a-g]+$").IsMatch(S); public bool Is2 { get => field || new Regex("^[a-h]+$").IsMatch(S); set; } }
partial class Part { public partial Part(string s); public partial event Action E; public bool Is; }
partial class Part { public partial Part(string s) { Is = new Regex("^[a-i]+$").IsMatch(s); } public partial event Action E { add { Is = new Regex("^[a-j]+$").IsMatch("abc"); } remove { } } }
static class Program
{
    static void Main()
    {
        Console.WriteLine("abc".IsWord + " " + "12".IsNumber() + "abcde".Vowels() + "a;b".Parts().Length + new List<string> { "abc" }.AllWords() + int.IsInt("-1"));
        Console.WriteLine(((IHas)new Has()).Is("abc") + " " + IHas.IsStatic("e") + new R("f").Is() + new P("g").Is + new P("h").Is2 + new Part("i").Is);
        var p = new Part("1"); p.E += () => { }; Console.WriteLine(p.Is);
    }
}
