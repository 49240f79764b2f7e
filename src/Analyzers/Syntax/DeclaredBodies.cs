using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Syntax;

/// <summary>The bodies of the methods of a compilation by the names of the methods. They are found by the syntax, without a look at any symbol.</summary>
internal sealed class DeclaredBodies
{
    private static readonly ConditionalWeakTable<Compilation, DeclaredBodies> OfCompilations = new();
    private static readonly ConditionalWeakTable<SyntaxTree, List<(string Name, SyntaxNode Body)>> OfTrees = new();

    private readonly ListsByName<SyntaxNode> _byName = new();

    private DeclaredBodies(Compilation compilation, CancellationToken cancellationToken)
    {
        foreach (var tree in compilation.SyntaxTrees)
        {
            foreach (var (name, body) in InFile(tree, cancellationToken))
                _byName.Add(name, body);
        }
    }

    /// <summary>The bodies of a compilation, found on first use.</summary>
    public static DeclaredBodies Of(Compilation compilation, CancellationToken cancellationToken) =>
        OfCompilations.TryGetValue(compilation, out var known)
            ? known
            : OfCompilations.GetValue(compilation, key => new DeclaredBodies(key, cancellationToken));

    /// <summary>The blocks and arrows of the methods with a name.</summary>
    public IReadOnlyList<SyntaxNode> Named(string name) => _byName.Of(name);

    private static List<(string Name, SyntaxNode Body)> InFile(SyntaxTree tree, CancellationToken cancellationToken)
    {
        if (OfTrees.TryGetValue(tree, out var known))
            return known;
        var found = new List<(string, SyntaxNode)>();
        Add(((CompilationUnitSyntax)tree.GetRoot(cancellationToken)).Members, found);
        return OfTrees.GetValue(tree, _ => found);
    }

    private static void Add(SyntaxList<MemberDeclarationSyntax> members, List<(string Name, SyntaxNode Body)> found)
    {
        foreach (var member in members)
        {
            switch (member)
            {
                case BaseNamespaceDeclarationSyntax space:
                    Add(space.Members, found);
                    break;
                case TypeDeclarationSyntax type:
                    Add(type.Members, found);
                    break;
                case MethodDeclarationSyntax method when ((SyntaxNode?)method.Body ?? method.ExpressionBody) is { } body:
                    found.Add((method.Identifier.ValueText, body));
                    break;
                default:
                    break;
            }
        }
    }
}
