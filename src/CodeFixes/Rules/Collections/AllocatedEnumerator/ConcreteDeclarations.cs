using Allocations.Analyzers.Rules.Collections.AllocatedEnumerator;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Collections.AllocatedEnumerator;

/// <summary>
/// Declares each variable, parameter and result that a collection goes through with the one type that the collection always has. Every use of them is
/// judged: it has to mean the same when its operand has that type, and calls have to bind to what ran before.
/// </summary>
internal static class ConcreteDeclarations
{
    private const string Collection = "Allocations.EnumeratedCollection";

    /// <summary>The rewrite for a loop; null where a declaration cannot be changed, or where a use would mean something else.</summary>
    public static Fix? Plan(FixRequest request, IForEachLoopOperation loop, CancellationToken cancellationToken)
    {
        var compilation = request.Model.Compilation;
        var collection = loop.Collection.Inside(Through.BuiltInImplicit);
        var sources = CollectionSources.Of(collection, cancellationToken);
        if (sources.Type is not { } type || !sources.CanBeDeclared(compilation, cancellationToken))
            return null;

        var edits = new SolutionEdits(request.Solution);
        var variables = new HashSet<ISymbol>(sources.Variables.Select(static variable => variable.Symbol), SymbolEqualityComparer.Default);
        var uses = new ConcreteUses(type, variables, compilation, edits, cancellationToken);
        foreach (var (symbol, place) in sources.Variables)
        {
            if (!TryDeclare(symbol, type, compilation, edits, cancellationToken) || !uses.Accept(symbol, place))
                return null;
        }

        var mark = new SyntaxAnnotation(Collection);
        edits.Mark(collection.Syntax, mark);
        var declared = type.WithNullableAnnotation(NullableAnnotation.NotAnnotated).ToMinimalDisplayString(request.Model, loop.Syntax.SpanStart);
        var names = TypeNames.Quoted(sources.Variables.Select(static variable => variable.Symbol.Name));
        return new FixBuilder(edits, "Declare " + names + " as '" + declared + "'", "Concrete")
            .MayDiffer(!type.DeclaringSyntaxReferences.IsEmpty ? "the enumerator of the type itself runs"
                : sources.MayBeDerived ? OwnCollections.Difference(type, compilation)
                : null)
            .MayDiffer(uses.NeedsStack ? Differences.Recursion : null)
            .MayDiffer(uses.IndexesArray ? "an index outside the array throws IndexOutOfRangeException" : null)
            .MayDiffer(IsSeenByFriends(sources, compilation) ? "an assembly that sees the internals may need a change" : null)
            .Declares(DeclaredName(sources))
            .Require((changed, token) => IsConcreteAsync(changed.GetDocument(request.Document.Id)!, mark, token))
            .Build();
    }

    /// <summary>The name by which other files use what is declared anew.</summary>
    private static string? DeclaredName(CollectionSources sources)
    {
        foreach (var (symbol, _) in sources.Variables)
        {
            if (symbol is IParameterSymbol { ContainingSymbol: IMethodSymbol method })
                return method.MethodKind == MethodKind.Constructor ? method.ContainingType.Name : method.Name;
            if (symbol is not ILocalSymbol)
                return symbol.Name;
        }

        return null;
    }

    private static bool TryDeclare(ISymbol symbol, ITypeSymbol type, Compilation compilation, SolutionEdits edits, CancellationToken cancellationToken)
    {
        if (symbol.DeclaringSyntaxReferences.Length != 1)
            return false;
        var declared = symbol.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken) switch
        {
            VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax { Variables.Count: 1 } declaration } => declaration.Type,
            ParameterSyntax parameter when !HasSibling((IMethodSymbol)symbol.ContainingSymbol) => parameter.Type,
            PropertyDeclarationSyntax property => property.Type,
            MethodDeclarationSyntax method => method.ReturnType,
            LocalFunctionStatementSyntax function => function.ReturnType,
            _ => null,
        };
        if (declared is null)
            return false;
        if (declared.IsVar)
            return true;
        var name = type.WithNullableAnnotation(NullableAnnotation.NotAnnotated)
            .ToMinimalDisplayString(SourceModels.Of(compilation, declared.SyntaxTree), declared.SpanStart);
        edits.Replace(declared, node => SyntaxFactory.ParseTypeName(name + (node is NullableTypeSyntax ? "?" : "")).WithTriviaFrom(node));
        return true;
    }

    /// <summary>Whether another method of the name takes as many arguments, so that another type of a parameter may make a call bind to either.</summary>
    private static bool HasSibling(IMethodSymbol method)
    {
        foreach (var other in method.ContainingType.MethodsNamed(method.Name))
        {
            if (!SymbolEqualityComparer.Default.Equals(other.OriginalDefinition, method) && !other.IsStatic == !method.IsStatic
                && (other.Parameters.Length == method.Parameters.Length
                    || other.Parameters.Any(static parameter => parameter.IsOptional || parameter.IsParams)
                    || method.Parameters.Any(static parameter => parameter.IsOptional || parameter.IsParams)))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether a declaration is internal, and another assembly is let in.</summary>
    private static bool IsSeenByFriends(CollectionSources sources, Compilation compilation) =>
        sources.Variables.Any(static variable => variable.Symbol is not ILocalSymbol
            && (variable.Symbol is IParameterSymbol ? variable.Symbol.ContainingSymbol : variable.Symbol) is var member
            && member is not IMethodSymbol { MethodKind: MethodKind.LocalFunction } && !PrivateMembers.IsPrivate(member))
        && compilation.Assembly.GetAttributes().Any(static attribute => attribute.AttributeClass?.Name == "InternalsVisibleToAttribute");

    private static async Task<bool> IsConcreteAsync(Document document, SyntaxAnnotation mark, CancellationToken cancellationToken)
    {
        var root = await document.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false);
        var model = await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false);
        return root?.GetAnnotatedNodes(mark).FirstOrDefault() is { } collection
            && model?.GetTypeInfo(collection, cancellationToken).Type is { TypeKind: TypeKind.Class or TypeKind.Array };
    }
}
