// fixes: ALLOC604
// The class that gets a field or a nested class derives from one that has members of these names, and others derive from it.
#nullable enable
using System;

class Base
{
    protected static string ShapeProperties = "base";
    protected static string shapeProperties = "base";
    protected static string s_shapeProperties = "base";
    protected class PropertiesOf<T>
    {
        public static string Value => "base";
    }
}

class Shape : Base
{
    public int Width { get; set; }

    public int Count()
    {
        var count = 0;
        for (var i = 0; i < 2; i++)
            count += typeof(Shape).GetProperties().Length;
        return count;
    }

    public static int CountOf<T>()
    {
        var count = 0;
        for (var i = 0; i < 2; i++)
            count += typeof(T).GetProperties().Length;
        return count;
    }

    public string Old => ShapeProperties + s_shapeProperties + PropertiesOf<int>.Value;
}

sealed class Square : Shape
{
    public string Text => ShapeProperties + shapeProperties + s_shapeProperties + PropertiesOf<string>.Value;
}

static class Program
{
    static void Main() => Console.WriteLine(new Square().Text + new Shape().Old + new Shape().Count() + Shape.CountOf<string>());
}
