using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

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

    [Theory]
    [InlineData("System.Collections.Generic.List`1", "Add", true)]
    [InlineData("System.Collections.Fancy.Queue", "Enqueue", false)]
    public void OtherContainerOfTheSameName_MayCallWhatItIsGiven(string type, string method, bool onlyMoves)
    {
        var compilation = Compile(
            "", ReferenceTo(Compile("namespace System.Collections.Fancy { public class Queue { public void Enqueue(object item) { } } }")));
        var called = compilation.GetTypeByMetadataName(type)!.GetMembers(method).OfType<IMethodSymbol>().Single();
        Assert.Equal(onlyMoves, FrameworkCallbacks.OnlyMovesValues(called));
    }

    [Theory]
    [InlineData("var n = new System.Collections.Generic.List<int>().ToArray();", "Fresh")]
    [InlineData("var n = new System.Collections.Generic.Queue().ToArray();", "None")]
    public void OtherTypeOfTheNamespace_MayDoMoreThanMakeAResult(string statement, string made)
    {
        var compilation = Compile(
            "class C { void M() { " + statement + " } }",
            ReferenceTo(Compile("namespace System.Collections.Generic { public class Queue { public int[] ToArray() => null; } }")));
        var tree = compilation.SyntaxTrees.Single();
        var call = tree.GetRoot().DescendantNodes().OfType<InvocationExpressionSyntax>().Single();
        var operation = (IInvocationOperation)compilation.GetSemanticModel(tree).GetOperation(call)!;
        Assert.Equal(made, PureAllocators.Of(operation).ToString());
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
