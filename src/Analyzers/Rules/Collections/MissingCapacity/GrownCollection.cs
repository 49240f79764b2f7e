using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.MissingCapacity;

/// <summary>
/// A collection that starts empty, without a capacity, and to which a loop adds one element in each of its iterations, whose number is known before.
/// </summary>
/// <param name="Declarator">Declares the local, in a statement of its own.</param>
/// <param name="Loop">The first statement that names the local, in the same block.</param>
/// <param name="Count">How many iterations the loop has.</param>
internal sealed record GrownCollection(IVariableDeclaratorOperation Declarator, StatementSyntax Loop, ElementCount Count)
{
    /// <summary>Whether it is copied to an array.</summary>
    public bool IsCopied { get; private init; }

    /// <summary>Whether an operation may make one. Cheap enough for every creation.</summary>
    public static bool MayBe(IOperation operation) =>
        operation is IObjectCreationOperation { Initializer: null, Arguments.Length: 0 or 1, Type: INamedTypeSymbol type } && AddOf(type) is not null;

    /// <summary>The collection that a creation makes; null where it is kept elsewhere, filled otherwise, or where nobody knows how much comes.</summary>
    public static GrownCollection? Of(IObjectCreationOperation creation, CancellationToken cancellationToken)
    {
        if (creation is not { SemanticModel: { } model, Type: INamedTypeSymbol type } || AddOf(type) is not { } add || !StartsWithoutCapacity(creation)
            || creation.Around(Through.Implicit).Parent is not IVariableInitializerOperation { Parent: IVariableDeclaratorOperation
                { Symbol: { RefKind: RefKind.None, Name: var name },
                    Syntax: VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax { Variables.Count: 1,
                        Parent: LocalDeclarationStatementSyntax { UsingKeyword.RawKind: 0, Parent: BlockSyntax block } declaration } } } declarator })
        {
            return null;
        }

        return NextMention(name, declaration, block) is { } loop && Loops.BodyOf(loop) is { } body
            && MemberIndex.Names(name, loop) is { Count: 1 } mentions && IsAdding(body, mentions[0], add, loop) && !MayEndEarly(loop, body)
            && ElementCount.Of(loop, model, cancellationToken) is { } count && !IsAsked(name, block, "Capacity", "EnsureCapacity", "TrimExcess")
                ? new GrownCollection(declarator, loop, count) { IsCopied = IsAsked(name, block, "ToArray") }
                : null;
    }

    /// <summary>The method of a collection that adds one element, and never fewer; null for other types.</summary>
    private static string? AddOf(INamedTypeSymbol type) => type switch
    {
        { Name: "List" or "Dictionary", Arity: > 0 } when type.IsIn("System.Collections.Generic") => "Add",
        { Name: "Queue", Arity: 1 } when type.IsIn("System.Collections.Generic") => "Enqueue",
        { Name: "Stack", Arity: 1 } when type.IsIn("System.Collections.Generic") => "Push",
        _ => null,
    };

    /// <summary>Whether a constructor takes nothing, or a comparer alone.</summary>
    private static bool StartsWithoutCapacity(IObjectCreationOperation creation) =>
        creation.Arguments.IsEmpty
        || (creation.Arguments.Length == 1 && creation.Arguments[0] is { ArgumentKind: ArgumentKind.Explicit, Parameter.Type.Name: "IEqualityComparer" });

    /// <summary>The statement of the block that names the local first.</summary>
    private static StatementSyntax? NextMention(string name, LocalDeclarationStatementSyntax declaration, BlockSyntax block)
    {
        foreach (var mention in MemberIndex.Names(name, block, declaration.Span.End, block.Span.End))
        {
            SyntaxNode node = mention;
            while (node.Parent != block && node.Parent is not null)
                node = node.Parent;
            return node as StatementSyntax;
        }

        return null;
    }

    /// <summary>Whether a mention adds an element, as a statement that each iteration runs once.</summary>
    private static bool IsAdding(StatementSyntax body, IdentifierNameSyntax mention, string add, StatementSyntax loop) =>
        mention.Parent is MemberAccessExpressionSyntax { Parent: InvocationExpressionSyntax
        { ArgumentList.Arguments.Count: > 0, Parent: ExpressionStatementSyntax statement } } access
        && access.Expression == mention && access.Name.Identifier.ValueText == add
        && (statement == body
            || (statement.Parent is BlockSyntax && statement.Parent == body && !EachIteration.MayContinueBetween(0, statement.SpanStart, loop)));

    /// <summary>Whether something else than an exception may end the loop before its last iteration.</summary>
    private static bool MayEndEarly(StatementSyntax loop, StatementSyntax body)
    {
        foreach (var node in body.DescendantNodesAndSelf(static node => node is not (ExpressionSyntax or LocalFunctionStatementSyntax)))
        {
            switch (node)
            {
                case ReturnStatementSyntax or GotoStatementSyntax or YieldStatementSyntax { ReturnOrBreakKeyword.ValueText: "break" }:
                case BreakStatementSyntax leaving when Loops.TargetOf(leaving) == loop:
                    return true;
                default:
                    break;
            }
        }

        return false;
    }

    private static bool IsAsked(string name, BlockSyntax block, params string[] members)
    {
        foreach (var mention in MemberIndex.Names(name, block))
        {
            if (mention.Parent is MemberAccessExpressionSyntax { Name.Identifier.ValueText: var member } access && access.Expression == mention
                && Array.IndexOf(members, member) >= 0)
            {
                return true;
            }
        }

        return false;
    }
}
