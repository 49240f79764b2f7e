// refuses: ALLOC604
// Several members would do, and none is better than the others.
using System;
using System.Reflection;
interface IA { } interface IB { } class AB : IA, IB { }
class Subject { public void M(IA a) { } public void M(IB b) { } public Subject(IA a) { } public Subject(IB b) { }
  public void G(int x) { } public void G<T>(int x) { }
  public static explicit operator int(Subject s) => 1; public static explicit operator long(Subject s) => 2; }
static class Program
{
    static string Ask(int n)
    {
        var text = "";
        for (var i = 0; i < n; i++)
        {
            try { text += typeof(Subject).GetMethod("M", new[] { typeof(AB) })?.Name; } catch (AmbiguousMatchException) { text += "!"; }
            try { text += typeof(Subject).GetMethod("G", new[] { typeof(int) })?.Name; } catch (AmbiguousMatchException) { text += "!"; }
            try { text += typeof(Subject).GetMethod("op_Explicit", new[] { typeof(Subject) })?.Name; } catch (AmbiguousMatchException) { text += "!"; }
            try { text += typeof(Subject).GetConstructor(new[] { typeof(AB) })?.Name; } catch (AmbiguousMatchException) { text += "!"; }
        }
        return text;
    }
    static void Main() => Console.WriteLine(Ask(2));
}
