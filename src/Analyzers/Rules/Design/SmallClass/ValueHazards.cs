namespace Allocations.Analyzers.Rules.Design.SmallClass;

/// <summary>What only an unlikely program would notice if a class were a struct.</summary>
[Flags]
internal enum ValueHazards
{
    /// <summary>Nothing.</summary>
    None = 0,

    /// <summary>A field that has not been set yet holds a struct of zeros in place of null.</summary>
    Unset = 1,

    /// <summary>A field or variable that several threads see may be read while another half of it is being written.</summary>
    Torn = 2,

    /// <summary>A method may see the variable that it is called on change.</summary>
    SeenChange = 4,
}
