using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.CopyToPassOn;

/// <summary>
/// A local list that code only adds to, orders and counts before it is copied to an array: the list, and the arrays that it outgrows, are garbage then. A list
/// in a loop is not one, because one before the loop can be used again.
/// </summary>
/// <param name="Creation">What makes the list: <c>new</c>, or <c>ToList</c> of a sequence.</param>
/// <param name="Size">What tells how many elements it gets, as code writes it; null where nothing in sight does.</param>
/// <param name="IsCounted">
/// Whether a <c>for</c> that counts from zero adds them, so that its counter is the index, or one expression can name them all: <c>[first, .. rest]</c>.
/// </param>
internal sealed record FilledList(IOperation Creation, string? Size, bool IsCounted)
{
    private const int LongestSize = 40;

    /// <summary>The list that a call of <c>ToArray</c> copies, where it is the first that does; null where the list is used in another way.</summary>
    public static FilledList? Of(IInvocationOperation copy, CancellationToken cancellationToken)
    {
        if (copy is not { TargetMethod.Name: "ToArray",
                Instance: ILocalReferenceOperation { Local: { DeclaringSyntaxReferences: { Length: 1 } declared } local } }
            || declared[0].GetSyntax(cancellationToken) is not VariableDeclaratorSyntax
            {
                Initializer.Value: BaseObjectCreationExpressionSyntax or InvocationExpressionSyntax,
                Parent.Parent: LocalDeclarationStatementSyntax { UsingKeyword.RawKind: 0 } declaration,
            } declarator
            || LoopInvariance.InnermostAround(declarator) is not null)
        {
            return null;
        }

        var scope = References.ScopeOf(declarator);
        var creation = default(IOperation);
        var copies = new List<IInvocationOperation>();
        var fillings = new List<IInvocationOperation>();
        var isOrdered = false;
        var last = 0;
        foreach (var mention in VariableOperations.Of(local, copy))
        {
            if (mention is IVariableDeclaratorOperation { Initializer.Value: { } value })
            {
                creation = value.Inside(Through.BuiltInImplicit);
                continue;
            }

            last = mention.Syntax.SpanStart;
            if (References.IsInNestedFunction(mention.Syntax, scope))
                return null;
            switch (mention.Parent)
            {
                case IPropertyReferenceOperation count when MeasuredCopies.IsLength(count):
                    break;
                case IInvocationOperation { TargetMethod: { Name: "Add" or "AddRange" or "Insert" or "InsertRange", ReturnsVoid: true } } call
                    when call.Instance == mention:
                    fillings.Add(call);
                    break;
                case IInvocationOperation { TargetMethod: { Name: "Reverse" or "Sort", ReturnsVoid: true } } call when call.Instance == mention:
                    isOrdered = true;
                    break;
                case IInvocationOperation { TargetMethod.Name: "ToArray" } call when call.Instance == mention:
                    copies.Add(call);
                    break;
                default:
                    return null;
            }
        }

        if (creation is not { Type: INamedTypeSymbol { Name: "List" } type } || !type.IsIn("System.Collections.Generic")
            || !(creation is IObjectCreationOperation || IsCopy(creation))
            || fillings.Count == 0 || copies[0] != copy || !copies.TrueForAll(call => IsEnd(call, last)))
        {
            return null;
        }

        if (NamedItems.LengthOf(creation, fillings, declaration) is { } length && length.Length <= LongestSize)
            return new FilledList(creation, length, !isOrdered && HasSpreads(creation.Syntax));
        if (creation is not IObjectCreationOperation { Initializer: null })
            return null;
        var loop = fillings.Count == 1 && fillings[0].TargetMethod.Name == "Add" ? LoopThatAddsEach(fillings[0], declaration) : null;
        var size = SizeOf(loop, copy.SemanticModel!, cancellationToken)?.ToString();
        return new FilledList(creation, size?.Length <= LongestSize ? size : null, loop is ForStatementSyntax);
    }

    /// <summary>Whether a call of an operator makes a list of a sequence.</summary>
    private static bool IsCopy(IOperation creation) =>
        creation is IInvocationOperation { TargetMethod: { Name: "ToList", ContainingType: var type }, Arguments.Length: 1 } && type.IsEnumerable();

    private static bool HasSpreads(SyntaxNode place) =>
        ((CSharpParseOptions)place.SyntaxTree.Options).LanguageVersion >= NewerCompilers.CSharp12;

    /// <summary>Whether the list is dropped with a copy: it is returned, or nothing names the list after it.</summary>
    private static bool IsEnd(IInvocationOperation copy, int last) =>
        copy.Around(Through.BuiltInImplicit).Parent is IReturnOperation
        || (copy.Instance!.Syntax.SpanStart == last && LoopInvariance.InnermostAround(copy.Syntax) is null);

    /// <summary>The loop whose every iteration runs to the statement that adds an element; null where some may not, or the loop may not run.</summary>
    private static StatementSyntax? LoopThatAddsEach(IInvocationOperation adding, LocalDeclarationStatementSyntax declaration)
    {
        if (adding.Syntax.Parent is not ExpressionStatementSyntax statement
            || (statement.Parent is BlockSyntax block ? block.Parent : statement.Parent) is not (ForStatementSyntax or ForEachStatementSyntax) and not null)
        {
            return null;
        }

        var loop = (StatementSyntax)(statement.Parent is BlockSyntax ? statement.Parent.Parent : statement.Parent)!;
        foreach (var node in loop.DescendantNodes())
        {
            if (node is BreakStatementSyntax or ContinueStatementSyntax or GotoStatementSyntax or ReturnStatementSyntax)
                return null;
        }

        var outer = loop.Parent;
        while (outer is TryStatementSyntax or UsingStatementSyntax or LockStatementSyntax || (outer is BlockSyntax && outer != declaration.Parent))
            outer = outer.Parent;
        return outer == declaration.Parent ? loop : null;
    }

    /// <summary>What tells how often a loop runs: the collection of a <c>foreach</c>, or the end of a <c>for</c> that counts up from zero.</summary>
    private static ExpressionSyntax? SizeOf(StatementSyntax? loop, SemanticModel model, CancellationToken cancellationToken) => loop switch
    {
        ForEachStatementSyntax each when NamedItems.KnowsCount(model.GetTypeInfo(each.Expression, cancellationToken).Type) => each.Expression,
        ForStatementSyntax counting when CountingLoop.Of(counting, model, cancellationToken) is
            { Bound: IdentifierNameSyntax or MemberAccessExpressionSyntax { Name.Identifier.ValueText: nameof(Array.Length) or "Count" } } counted =>
            counted.Bound,
        _ => null,
    };
}
