using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings.BuilderOverhead;

/// <summary>
/// A <c>StringBuilder</c> that a method makes, fills, asks for its text and drops: <c>var sb = new StringBuilder()</c>. The builder and its
/// buffers are garbage then.
/// </summary>
/// <param name="Local">The local.</param>
/// <param name="Declaration">The statement that declares it and nothing else.</param>
/// <param name="Creation">What makes the builder.</param>
internal sealed record TemporaryBuilder(ILocalSymbol Local, LocalDeclarationStatementSyntax Declaration, IObjectCreationOperation Creation)
{
    /// <summary>The initial capacity; null where the constructor takes none.</summary>
    public IOperation? Capacity => ArgumentOf(SpecialType.System_Int32);

    /// <summary>The text that the builder starts with; null where the constructor takes none.</summary>
    public IOperation? Text => ArgumentOf(SpecialType.System_String);

    /// <summary>The builder that a declarator declares; null where it declares anything else, or the builder has a limit.</summary>
    public static TemporaryBuilder? From(IVariableDeclaratorOperation declarator)
    {
        if (declarator is not { Symbol: { RefKind: RefKind.None, Type: var type } local, Initializer.Value: var value } || !type.IsStringBuilder()
            || declarator.Syntax is not VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax { Variables.Count: 1,
                Parent: LocalDeclarationStatementSyntax { UsingKeyword.RawKind: 0 } declaration } })
        {
            return null;
        }

        if (value is IConversionOperation { IsImplicit: true, Operand: var operand })
            value = operand;
        return value is IObjectCreationOperation { Initializer: null, Constructor.Parameters: var parameters } creation && creation.Type.IsStringBuilder()
            && (parameters.Length < 2 || (parameters.Length == 2 && parameters[0].Type.SpecialType == SpecialType.System_String))
                ? new TemporaryBuilder(local, declaration, creation)
                : null;
    }

    private IOperation? ArgumentOf(SpecialType type)
    {
        foreach (var argument in Creation.Arguments)
        {
            if (argument.Parameter?.Type.SpecialType == type)
                return argument.Value;
        }

        return null;
    }

    /// <summary>Whether the method asks the builder for its text, and nothing that it does with the builder keeps it.</summary>
    public bool IsDropped(SemanticModel model, CancellationToken cancellationToken)
    {
        var scope = References.ScopeOf(Declaration);
        return AsksForText(scope, model, cancellationToken) && CollectionUses.Stay(Local, scope, model, out _, cancellationToken);
    }

    /// <summary>Whether the text is asked for, and once: a builder that is emptied, or asked in a loop, collects several texts already.</summary>
    private bool AsksForText(SyntaxNode scope, SemanticModel model, CancellationToken cancellationToken)
    {
        var asks = false;
        foreach (var name in References.To(Local, scope, model, cancellationToken))
        {
            if (name.Parent is MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Length", Parent: AssignmentExpressionSyntax emptied } length
                && emptied.Left == length)
            {
                return false;
            }

            for (var call = CallOn(name); call is not null; call = CallOn(call))
            {
                switch (((MemberAccessExpressionSyntax)call.Expression).Name.Identifier.ValueText)
                {
                    case "Clear":
                    case nameof(ToString) when StackFrames.OutermostLoop(name, scope) is not null && name.FirstAncestorOrSelf<ReturnStatementSyntax>() is null:
                        return false;
                    case nameof(ToString):
                        asks = true;
                        break;
                    default:
                        break;
                }
            }
        }

        return asks;
    }

    /// <summary>
    /// The call of which an expression is the receiver, as the first of the chain <c>sb.Append(a).Append(b)</c>; null where nothing is called on it.
    /// </summary>
    public static InvocationExpressionSyntax? CallOn(ExpressionSyntax receiver) =>
        receiver.Parent is MemberAccessExpressionSyntax { Parent: InvocationExpressionSyntax call } access && access.Expression == receiver ? call : null;
}
