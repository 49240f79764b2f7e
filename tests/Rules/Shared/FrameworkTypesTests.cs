using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Tests.Shared;

/// <summary>Which types the framework declares.</summary>
public sealed class FrameworkTypesTests
{
    private const string Package = "namespace System.Collections.Fancy { public class Bag { } }";

    [Theory]
    [InlineData("System.Collections.Generic.List`1", true)]
    [InlineData("System.Text.StringBuilder", true)]
    [InlineData("System.Collections.Immutable.ImmutableArray`1", true)]
    [InlineData("System.Collections.Fancy.Bag", false)]
    [InlineData("System.Own", false)]
    [InlineData("Microsoft.CodeAnalysis.Compilation", false)]
    public void TypeOfFramework_IsInASignedAssemblyBelowSystem(string name, bool isOfFramework)
    {
        var compilation = Compile("namespace System { class Own { } }", ReferenceTo(Compile(Package)));
        Assert.Equal(isOfFramework, compilation.GetTypeByMetadataName(name)!.IsOfFramework());
    }

    private static MetadataReference ReferenceTo(Compilation package)
    {
        using var image = new MemoryStream();
        Assert.True(package.Emit(image).Success);
        return MetadataReference.CreateFromImage(image.ToArray());
    }

    private static Compilation Compile(string source, params MetadataReference[] others) => CSharpCompilation.Create(
        "Own" + source.Length,
        [CSharpSyntaxTree.ParseText(source)],
        [
            .. new[] { typeof(object), typeof(List<>), typeof(System.Collections.Immutable.ImmutableArray), typeof(Compilation) }
                .Select(static type => MetadataReference.CreateFromFile(type.Assembly.Location)), .. others,
        ],
        new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary));
}
