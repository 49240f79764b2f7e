using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.AskedObject;

/// <summary>An object of the framework that is made only to ask it what the framework answers without one.</summary>
/// <param name="Creation">What makes the object.</param>
/// <param name="Asked">The members that are asked, in the order of the code: references to a property, or calls.</param>
/// <param name="Answer">What answers without the object.</param>
internal sealed record AskedObject(IOperation Creation, IReadOnlyList<IOperation> Asked, ObjectAnswer Answer)
{
    /// <summary>The local that holds the object; null where it is asked where it is made.</summary>
    public ILocalSymbol? Local { get; private init; }

    /// <summary>The name of the first member that tells anything.</summary>
    public string Question =>
        Asked.Select(static member => ObjectAnswers.NameOf(member)).First(name => !Answer.IsMoment || name is not ("Start" or "Stop"));

    /// <summary>Whether an operation may make such an object. Cheap enough for every creation and call.</summary>
    public static bool MayBe(IOperation operation) => ObjectAnswers.MayMake(operation);

    /// <summary>The object that an operation makes; null where anything else is done with it, or where nothing else answers.</summary>
    public static AskedObject? Of(IOperation creation)
    {
        if (!MayBe(creation))
            return null;
        var value = creation.Around(Through.BuiltInImplicit);
        var asked = new List<IOperation>();
        var local = default(ILocalSymbol);
        if (MemberAsked(value) is { } member)
            asked.Add(member);
        else if (LocalOf(value) is not { } held || !AddAsked(local = held, creation, asked))
            return null;
        return asked.Count > 0 && ObjectAnswers.Of(creation, asked) is { } answer ? new AskedObject(creation, asked, answer) { Local = local } : null;
    }

    /// <summary>The member of a value that an operation around it asks; null for another use.</summary>
    private static IOperation? MemberAsked(IOperation value) => value.Parent switch
    {
        IInvocationOperation call when call.Instance == value => call,
        IPropertyReferenceOperation property
            when property.Instance == value && !(property.Parent is IAssignmentOperation assignment && assignment.Target == property) => property,
        _ => null,
    };

    private static ILocalSymbol? LocalOf(IOperation value) =>
        value.Parent is IVariableInitializerOperation
        {
            Parent: IVariableDeclaratorOperation
            {
                Symbol: { RefKind: RefKind.None } local,
                Syntax: VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax { Parent: LocalDeclarationStatementSyntax { UsingKeyword.RawKind: 0 } } },
            },
        }
            ? local
            : null;

    /// <summary>Whether all that is done with a local is to ask its members; adds these.</summary>
    private static bool AddAsked(ILocalSymbol local, IOperation creation, List<IOperation> asked)
    {
        var function = References.FunctionOf(creation.Syntax);
        foreach (var mention in VariableOperations.Of(local, creation))
        {
            if (mention is IVariableDeclaratorOperation)
                continue;
            if (MemberAsked(mention.Around(Through.BuiltInImplicit)) is not { } member || References.FunctionOf(mention.Syntax) != function)
                return false;
            asked.Add(member);
        }

        return true;
    }
}
