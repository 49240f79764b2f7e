using Allocations.Analyzers.Flow;
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
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.Collections.AllocatedEnumerator;

/// <summary>
/// Lets a loop ask an indexed collection for each element by its number. The enumerator of a list fails where the list is changed meanwhile, and a
/// collection of its own may find an element by number in another way, so this is safe only for a list or array and a body that changes nothing.
/// </summary>
internal static class IndexedLoop
{
    /// <summary>The rewrite of a loop; null where the collection has no index, or where the loop cannot name it again.</summary>
    public static Fix? Plan(FixRequest request, ForEachStatementSyntax loop, IForEachLoopOperation operation, CancellationToken cancellationToken)
    {
        var model = request.Model;
        var collection = operation.Collection.Inside(Through.BuiltInImplicit);
        if (collection.Type is not { } declared || !IndexedAccess.IsOf(declared, model.Compilation, cancellationToken)
            || Comments.AreIn(loop, TextSpan.FromBounds(loop.OpenParenToken.SpanStart, loop.CloseParenToken.SpanStart)))
        {
            return null;
        }

        var function = References.FunctionOf(loop);
        var edits = new SolutionEdits(request.Solution);
        string name;
        if (loop.Expression is IdentifierNameSyntax identifier
            && (VariableOperations.NamedBy(collection) is { } variable ? !LoopWrites.MayChange(variable, loop, model) : IsSettledField(collection, loop)))
        {
            name = identifier.Identifier.Text;
        }
        else if (loop.Parent is BlockSyntax)
        {
            name = FreeName.For(LocalNameOf(collection, loop), function, model);
            edits.InsertBefore(loop, "var " + name + " = " + loop.Expression.WithoutParentheses().WithoutTrivia() + ";");
        }
        else
        {
            return null;
        }

        var index = FreeName.For("i", function, model);
        var conversion = model.GetForEachStatementInfo(loop).ElementConversion;
        var element = name + "[" + index + "]";
        if (conversion is { IsIdentity: false, IsImplicit: false } && !IsElement(loop, declared, model, cancellationToken))
            element = "(" + loop.Type + ")" + element;

        // The first letters stay, because a local may be declared right before them.
        edits.Change(
            loop.SyntaxTree,
            new TextChange(
                TextSpan.FromBounds(loop.ForEachKeyword.SpanStart + "for".Length, loop.CloseParenToken.SpanStart),
                " (var " + index + " = 0; " + index + " < " + name + ".Count; " + index + "++"));
        edits.BeginBody(loop, [loop.Type + " " + loop.Identifier.Text + " = " + element + ";"]);
        return new FixBuilder(edits, "Ask '" + name + "' for each element by its index", "Index")
            .MayDiffer(DifferenceOf(collection, operation, cancellationToken))
            .Build();
    }

    /// <summary>Whether the index gives what the variable of the loop holds, although the enumerator may give objects.</summary>
    private static bool IsElement(ForEachStatementSyntax loop, ITypeSymbol collection, SemanticModel model, CancellationToken cancellationToken) =>
        SymbolEqualityComparer.Default.Equals(
            (model.GetDeclaredSymbol(loop, cancellationToken) as ILocalSymbol)?.Type, IndexedAccess.ElementOf(collection));

    private static string? DifferenceOf(IOperation collection, IForEachLoopOperation loop, CancellationToken cancellationToken)
    {
        var sources = CollectionSources.Of(collection, cancellationToken);
        if (sources.Type is not (IArrayTypeSymbol or { Name: "List", ContainingNamespace.Name: "Generic" })
            || (sources.MayBeDerived && OwnCollections.Difference(sources.Type, collection.SemanticModel!.Compilation) is not null))
        {
            return "an index may find other elements or take longer, and changes made meanwhile are not noticed";
        }

        return ConversionOperators.Of(loop).IsEmpty && IsQuiet(loop.Body) ? null : "changes made meanwhile are not noticed";
    }

    /// <summary>Whether a body calls nothing that could change the collection.</summary>
    private static bool IsQuiet(IOperation body)
    {
        foreach (var operation in body.DescendantsAndSelf())
        {
            if (operation is IInvocationOperation call
                ? !QuietOperations.AllowCall(call, OwnedLocals.None)
                : !QuietOperations.Allow(operation, OwnedLocals.None))
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>Whether a collection is in a field that holds the same one from the end of the constructors on, which have ended here.</summary>
    private static bool IsSettledField(IOperation collection, ForEachStatementSyntax loop) =>
        collection is IFieldReferenceOperation { Field: var field, Instance: null or IInstanceReferenceOperation } && SettledFields.Contain(field, loop)
        && loop.FirstAncestorOrSelf<MemberDeclarationSyntax>() is MethodDeclarationSyntax or BasePropertyDeclarationSyntax or OperatorDeclarationSyntax;

    /// <summary>The name of what is enumerated as that of a local: <c>Items</c> and <c>_items</c> become <c>items</c>.</summary>
    private static string LocalNameOf(IOperation collection, ForEachStatementSyntax loop)
    {
        var name = collection switch
        {
            IMemberReferenceOperation member => BareName.Of(member.Member.Name),
            IInvocationOperation { TargetMethod.Name: var called } when called.StartsWith("Get", StringComparison.Ordinal) && called.Length > 3 =>
                BareName.Of(called.Substring(3)),
            _ => "",
        };
        return name.Length == 0 || SyntaxFacts.GetKeywordKind(name) != SyntaxKind.None || name == loop.Identifier.ValueText ? "items" : name;
    }
}
